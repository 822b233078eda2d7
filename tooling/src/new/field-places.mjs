import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../lib/workspace.mjs';
import { wordsOf } from './words.mjs';

const contracts = 'shared-contract/src/resources';
export const features = 'mf-admin-content/src/features';

/** The file of a resource's contract and the name that it exports. Throws for an unknown resource. */
export function contractOf(resource) {
  for (const name of readdirSync(join(root, contracts)).filter((one) => /^[a-z-]+\.ts$/.test(one))) {
    const path = `${contracts}/${name}`;
    const text = readFileSync(join(root, path), 'utf8');
    const declaration = new RegExp(`export const (\\w+) = defineResource\\(\\{\\s*name: '${resource}',`).exec(text);
    if (declaration) return { path, start: declaration.index, camel: declaration[1] };
  }
  throw new Error(`no resource ${resource} in ${contracts}`);
}

/** Import name of the contract's entry with a resource. Throws for a resource that no entry has. */
export function entryOf(camel) {
  const folder = 'shared-contract/src/entries';
  const name = new RegExp(`[{,]\\s*${camel}\\s*[,}]`);
  const file = readdirSync(join(root, folder)).find((one) => name.test(readFileSync(join(root, folder, one), 'utf8')));
  if (file === undefined) throw new Error(`no entry in ${folder} has ${camel}`);
  return `@enlace/shared-contract/${file.slice(0, -'.ts'.length)}`;
}

/** The folder of the back office whose declaration shows a contract. */
export function featureOf(camel) {
  const folder = readdirSync(join(root, features)).find((name) => {
    const path = ['ts', 'tsx'].map((end) => join(root, features, name, `${name}-admin.${end}`)).find(existsSync);
    return path !== undefined && new RegExp(`contract: ${camel},`).test(readFileSync(path, 'utf8'));
  });
  if (folder === undefined) throw new Error(`no declaration in ${features} has the contract ${camel}`);
  return folder;
}

/** Adds a line at the end of the fields that the resource at `start` declares. */
export function addToFields(text, start, line) {
  const opening = /\n {2}\.\.\.declareFields\(\s*\{/g;
  opening.lastIndex = start;
  if (!opening.test(text)) throw new Error('the contract does not declare its fields: add the field by hand');
  const end = closingBracket(text, opening.lastIndex);
  const fields = text.slice(0, end).trimEnd();
  return `${fields}${/[,{]$/.test(fields) ? '' : ','}\n${line}\n${text.slice(end)}`;
}

/** Position of the bracket that closes a list or an object whose content starts at `position`. */
export function closingBracket(text, position) {
  let depth = 1;
  for (let at = position; at < text.length; at += 1) {
    if (/[[{]/.test(text[at])) depth += 1;
    if (/[\]}]/.test(text[at])) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('a list or an object has no end');
}

/** A field in one language: its label, and the names of its values. */
export function addWords(text, field, label, choices = []) {
  const labelledText = text.replace(/^ {2}fields: \{/m, `  fields: {\n    ${field}: '${label}',`);
  if (labelledText === text || choices.length === 0) return labelledText;
  const options = `${field}: { ${choices.map((value) => `'${value}': '${wordsOf(value.replaceAll('_', '-')).title}'`).join(', ')} },`;
  if (/^ {2}options: \{/m.test(labelledText))
    return labelledText.replace(/^ {2}options: \{/m, `  options: {\n    ${options}`);
  return labelledText.replace(/^ {2}fields: \{/m, `  options: { ${options} },\n  fields: {`);
}
