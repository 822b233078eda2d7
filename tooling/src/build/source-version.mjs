import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { listFiles } from '../lib/files.mjs';
import { readJson, root, workspaces } from '../lib/workspace.mjs';
import { sharedNames } from '../webpack/shared-libraries.mjs';

const testFile = /\.(test|story)\.tsx?$/;

/** Folders of the workspaces in this package's bundle, the package first; lent packages are not in it. */
function bundledFolders(folder, { lentNames = sharedNames } = {}) {
  const all = new Map(workspaces().map((workspace) => [workspace.name, workspace]));
  const visitedFolders = new Set();
  const queue = [readJson(join(folder, 'package.json')).name];
  for (const name of queue) {
    const workspace = all.get(name);
    if (!workspace || visitedFolders.has(workspace.folder)) continue;
    visitedFolders.add(workspace.folder);
    const neededNames = Object.keys(workspace.manifest.dependencies ?? {});
    queue.push(...neededNames.filter((dependency) => !lentNames.includes(dependency)));
  }
  return [...visitedFolders];
}

function hashSources(folders) {
  const files = folders.flatMap((folder) => ['src', 'public'].flatMap((part) => listFiles(join(root, folder, part))));
  const tools = ['tooling/src/webpack', 'tooling/src/build'].flatMap((folder) => listFiles(join(root, folder)));
  const hash = createHash('sha256');
  for (const file of [...files.filter((file) => !testFile.test(file)), ...tools, join(root, 'package-lock.json')]) {
    if (existsSync(file)) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/** The letter keeps a hash of digits only from being a number, which must not begin with 0 in a semantic version. */
export function devVersion(folder, hash) {
  return `${readJson(join(folder, 'package.json')).version}-dev.h${hash}`;
}

/** Version of a remote's build: ENLACE_VERSION, or the package's version with a hash of its sources. */
export function sourceVersion(folder) {
  const { ENLACE_VERSION } = process.env;
  if (ENLACE_VERSION) return ENLACE_VERSION;
  return devVersion(folder, hashSources(bundledFolders(folder)));
}

/** Version of the shell's build. The shell contains every library that it lends. */
export function shellVersion(folder) {
  const { ENLACE_VERSION } = process.env;
  if (ENLACE_VERSION) return ENLACE_VERSION;
  return devVersion(folder, hashSources(bundledFolders(folder, { lentNames: [] })));
}
