import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '../../..');

/** Parses a JSON file, given its path from the root (or an absolute one). */
export function readJson(path) {
  return JSON.parse(readFileSync(join(path.startsWith('/') ? '' : root, path), 'utf8'));
}

/** Every workspace: its folder's name, role and package.json, in the order of the root package.json. */
export function workspaces() {
  return readJson('package.json').workspaces.map((folder) => {
    const manifest = readJson(`${folder}/package.json`);
    return { folder, name: manifest.name, role: manifest.enlace?.role ?? 'none', manifest };
  });
}

/** The remotes of remotes.json, the only list of them. */
export function remotes() {
  return readJson('remotes.json');
}

/** The remote that lives in this folder; throws when remotes.json does not name it. */
export function remoteOf(folder) {
  const found = remotes().find((remote) => remote.folder === basename(folder));
  if (!found) throw new Error(`remotes.json has no remote in folder ${basename(folder)}: add it there first`);
  return found;
}
