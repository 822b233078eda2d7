import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

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

/** The folder of the workspace with this name, `public` for `mf-public`, or path; null without one. */
export function folderOfWorkspace(name) {
  const workspace = workspaces().find(
    ({ folder, name: packageName }) =>
      [folder, packageName, folder.replace('mf-', '')].includes(name) || resolve(name) === join(root, folder),
  );
  return workspace?.folder ?? null;
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
