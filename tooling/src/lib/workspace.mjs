import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '../../..');

/** Parses a JSON file; the path is absolute or relative to the root. */
export function readJson(path) {
  return JSON.parse(readFileSync(join(path.startsWith('/') ? '' : root, path), 'utf8'));
}

/**
 * Every workspace with the name of its folder, its role and its package.json, in the order of the root package.json.
 */
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

/** The remote in this folder; throws when remotes.json does not contain it. */
export function remoteOf(folder) {
  const remote = remotes().find((remote) => remote.folder === basename(folder));
  if (!remote) throw new Error(`remotes.json has no remote in folder ${basename(folder)}: add it there first`);
  return remote;
}
