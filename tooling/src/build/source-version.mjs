import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { listFiles } from '../lib/files.mjs';
import { readJson, root, workspaces } from '../lib/workspace.mjs';
import { sharedNames } from '../webpack/shared-libraries.mjs';

const testFile = /\.(test|story)\.tsx?$/;

/** Folders of the workspaces that end up inside this package's bundle, itself first; lent ones stay outside. */
export function bundledFolders(folder, { lent = sharedNames } = {}) {
  const all = new Map(workspaces().map((workspace) => [workspace.name, workspace]));
  const seen = new Set();
  const queue = [readJson(join(folder, 'package.json')).name];
  for (const name of queue) {
    const workspace = all.get(name);
    if (!workspace || seen.has(workspace.folder)) continue;
    seen.add(workspace.folder);
    const needed = Object.keys(workspace.manifest.dependencies ?? {});
    queue.push(...needed.filter((dependency) => !lent.includes(dependency)));
  }
  return [...seen];
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

/** Version of a remote's build: ENLACE_VERSION, or the package's version with a hash of what it is built from. */
export function sourceVersion(folder) {
  const { ENLACE_VERSION } = process.env;
  if (ENLACE_VERSION) return ENLACE_VERSION;
  return `${readJson(join(folder, 'package.json')).version}-dev.${hashSources(bundledFolders(folder))}`;
}

/** Version of the shell's build; the shell contains every library it lends. */
export function shellVersion(folder) {
  const { ENLACE_VERSION } = process.env;
  if (ENLACE_VERSION) return ENLACE_VERSION;
  return `${readJson(join(folder, 'package.json')).version}-dev.${hashSources(bundledFolders(folder, { lent: [] }))}`;
}
