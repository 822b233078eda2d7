import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { call } from './connection.mjs';
import { Failure } from './failure.mjs';

const root = join(import.meta.dirname, '../../..');

/** `enlace publish <folder | remote id>` */
export async function publish(connection, options, [target]) {
  const dist = findDist(target);
  const build = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));
  const form = new FormData();
  form.set('by', connection.by);
  if (options.why) form.set('why', options.why);
  form.set('build', JSON.stringify(build));
  form.set('remote', readFileSync(join(dist, 'remote.json'), 'utf8'));
  for (const path of Object.keys(build.files)) form.append('files', new Blob([read(dist, path)]), path);
  const release = await call(connection, 'POST', '/registry/releases', form);
  return {
    data: release,
    text: [
      `Published ${release.id} ${release.version} (${Object.keys(release.files).length} files).`,
      `Make it live: enlace promote ${release.id} ${release.version}`,
    ].join('\n'),
  };
}

/** The folder with build.json: the given folder, its dist folder, or that of the remote with this id. */
function findDist(target) {
  const folders = [resolve(target), resolve(target, 'dist'), ...folderOfRemote(target)];
  const buildFolder = folders.find((folder) => existsSync(join(folder, 'build.json')));
  if (buildFolder) return buildFolder;
  throw new Failure(`"${target}" has no build: there is no build.json in it or its dist. Build the remote first.`);
}

function folderOfRemote(id) {
  const file = join(root, 'remotes.json');
  if (!existsSync(file)) return [];
  const remote = JSON.parse(readFileSync(file, 'utf8')).find((entry) => entry.id === basename(id));
  return remote ? [join(root, remote.folder, 'dist')] : [];
}

function read(dist, path) {
  try {
    return readFileSync(join(dist, path));
  } catch {
    throw new Failure(`build.json names ${path}, which is not in ${dist}. Build again.`);
  }
}
