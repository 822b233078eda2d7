import { posix } from 'node:path';

import { entriesOf } from '../read-project.mjs';

const rule = 'an export has a user';
/** Files that a program finds in their folder. */
const foundInFolder = /\/migrations\/\d{4}-[^/]*$/;
const quotedFile = /['"`/]([\w.-]+\.(?:tsx?|mjs))['"`]/g;

/** File names in the strings of the sources: builds and tools load such a file by its path. */
const quotedFiles = (files) =>
  new Set(files.flatMap(({ source }) => [...source.matchAll(quotedFile)].map((one) => one[1])));

function collectUses(files) {
  const uses = new Map();
  const add = (path, name) => {
    if (!uses.has(path)) uses.set(path, new Set());
    uses.get(path).add(name);
  };
  for (const file of files) {
    const targets = new Map(file.imports.map(({ specifier, target }) => [specifier, target]));
    for (const { specifier, name } of [...file.uses, ...file.reexports]) add(targets.get(specifier), name);
    for (const { isLazy, target } of file.imports) if (isLazy) add(target, '*');
  }
  return uses;
}

/**
 * A constant, function or class that no other file imports is not exported. Uses are imports and re-exports of every
 * source file, tests included. Left out: entries of a package, files that a source names in a string (a build or a tool
 * loads them by path), files that a program finds in their folder, and files that no source imports (configuration
 * loads them).
 */
export function checkUnusedExports({ workspaces, files }) {
  const entries = new Set(workspaces.flatMap(entriesOf).map(([, path]) => path));
  const uses = collectUses(files);
  const loadedByPath = quotedFiles(files);
  return files
    .filter(({ path, isTest }) => !isTest && !entries.has(path) && !loadedByPath.has(posix.basename(path)))
    .filter(({ path }) => !foundInFolder.test(path) && uses.has(path) && !uses.get(path).has('*'))
    .flatMap(({ path, values }) => values.filter((name) => !uses.get(path).has(name)).map((name) => ({ path, name })))
    .map(({ path, name }) => ({
      rule,
      path,
      message: `exports ${name}, which no other file uses`,
      remedy: 'remove `export`; delete the code if its own file does not use it either',
    }));
}

/** Folders whose files only other files load; a build entry or a configuration is somewhere else. */
const ordinaryFolder = /\/src\/(?:domains|kit|infrastructure|features|lib)\//;

/** Declarations of database tables, which the compiler finds, and a program of a script in package.json. */
const loadedOtherwise = /\.tables\.ts$|\/make-social-image\.ts$/;

/** A file that no other file imports is removed. Its tests would keep code alive that the product lacks. */
export function checkOrphans({ files }) {
  const importedPaths = new Set(
    files.filter(({ isTest }) => !isTest).flatMap(({ imports }) => imports.map(({ target }) => target)),
  );
  const loadedByPath = quotedFiles(files);
  return files
    .filter(({ path, isTest }) => !isTest && ordinaryFolder.test(path) && !importedPaths.has(path))
    .filter(({ path }) => !loadedOtherwise.test(path))
    .filter(({ path }) => !loadedByPath.has(posix.basename(path)))
    .map(({ path }) => ({
      rule: 'a file has a user',
      path,
      message: 'is imported by no file of the product',
      remedy: 'delete it, with its test; a helper of tests belongs into a folder `testing`',
    }));
}
