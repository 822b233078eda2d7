import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../lib/workspace.mjs';

function rowsOf(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function codesOf(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]);
}

/**
 * The rules of a glossary: `synonyms`, a map of each forbidden phrase in small letters to the term that replaces it,
 * and `loneNames`, the words that are not a name by themselves.
 */
export function parseGlossary(text) {
  const rows = rowsOf(text);
  const synonyms = rows
    .filter((cells) => cells.length === 3)
    .flatMap(([term, , phrases]) => codesOf(phrases).map((phrase) => [phrase, term]));
  const loneNames = rows.filter((cells) => cells.length === 2).flatMap(([, words]) => codesOf(words));
  return { synonyms: new Map(synonyms), loneNames: new Set(loneNames) };
}

/** The rules of docs/GLOSSARY.md. */
export function readGlossary() {
  return parseGlossary(readFileSync(join(root, 'docs/GLOSSARY.md'), 'utf8'));
}
