import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { listFiles, pathBelow } from '../lib/files.mjs';
import { root, workspaces } from '../lib/workspace.mjs';

/** Every page of documentation: `{ path, text }`. */
export function readDocs() {
  const top = readdirSync(root)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, name));
  const readmes = workspaces().map(({ folder }) => join(root, folder, 'README.md'));
  const files = [...top, ...listFiles(join(root, 'docs')), ...readmes].filter((file) => file.endsWith('.md'));
  return files
    .filter((file) => existsSync(file))
    .map((file) => ({ path: pathBelow(root, file), text: readFileSync(file, 'utf8') }));
}

/** Links to files of the project, as paths from the root. */
export function linksOf({ path, text }) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1].split('#')[0])
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(path), target));
}

/**
 * Paths written as code, such as `shell/src/main.ts`; without those that contain a placeholder or a star, or that a
 * build creates.
 */
export function pathsOf({ text }) {
  const folders = [...workspaces().map(({ folder }) => folder), 'docs', '.ci'];
  const withoutBlocks = text.replace(/^```[\s\S]*?^```/gm, '');
  return [...withoutBlocks.matchAll(/`([^`\s]+)`/g)]
    .map((match) => match[1])
    .filter((code) => folders.some((folder) => code.startsWith(`${folder}/`)))
    .filter((code) => !/[<>*{}…$]|\/dist(\/|$)|NNNN/.test(code));
}

/** Names in `npm run x`, `npm start` and `npm test` on a page. */
export function scriptsOf({ text }) {
  const longNames = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map((match) => match[1]);
  const short = [...text.matchAll(/npm (start|test)\b/g)].map((match) => match[1]);
  return [...longNames, ...short];
}
