import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { connect } from './connection.mjs';
import { Failure } from './failure.mjs';

const root = join(import.meta.dirname, '../../..');
const program = join(root, 'gateway/dist/backup.mjs');

/** `enlace backup [folder]` */
export function backup(options, [folder]) {
  const now = new Date().toISOString().slice(0, 16).replaceAll(':', '');
  const data = runProgram('backup', resolve(folder ?? `enlace-backup-${now}`), options);
  return { data, text: `${describe(data)} are in ${data.folder}.` };
}

/** `enlace restore <folder>` */
export function restore(options, [folder]) {
  const data = runProgram('restore', resolve(folder), options);
  return { data, text: `${describe(data)} of ${data.madeAt} are restored. Start the site: npm start` };
}

/** The database and the number of files of a backup, in words. */
function describe({ database, files }) {
  const isData = (path) => path.startsWith('data/');
  const count = Object.keys(files).filter(isData).length;
  const name = database === 'postgres' ? 'PostgreSQL' : 'The embedded database';
  return `${name} and ${count} files`;
}

/** Runs the program of the server's build, which knows both databases. */
function runProgram(name, folder, options) {
  if (!existsSync(program)) throw new Failure('The server is not built: run "npm run build" first.');
  const { url, token } = connectionOf(options);
  const env = { ...process.env, ENLACE_URL: url, ...(token === null ? {} : { ENLACE_TOKEN: token }) };
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, name, folder], {
    env,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error) throw new Failure(error.message);
  if (status !== 0) throw new Failure(stderr.trim());
  return JSON.parse(stdout);
}

/** A stopped site needs no token. */
function connectionOf(options) {
  try {
    return connect(options);
  } catch (error) {
    if (!(error instanceof Failure) || options.token !== undefined) throw error;
    return { url: connect({ ...options, token: 'none' }).url, token: null };
  }
}
