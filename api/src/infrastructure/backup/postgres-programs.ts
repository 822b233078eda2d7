import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { environment } from '../env/env';

/** Where Debian and Ubuntu install the programs of each version. */
const packages = '/usr/lib/postgresql';

export type PostgresProgram = 'pg_dump' | 'pg_restore';

/**
 * Runs a program of PostgreSQL against a database. The password is in the environment of the program, because other
 * users of the machine can read arguments. Rejects with the program's message.
 */
export async function runOnDatabase(program: PostgresProgram, url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...environment, ...(password === '' ? {} : { PGPASSWORD: password }) };
  const child = spawn(findProgram(program), [`--dbname=${address.href}`, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let message = '';
  child.stderr.on('data', (chunk: Buffer) => (message = (message + chunk.toString('utf8')).slice(-2000)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) =>
      reject('code' in error && error.code === 'ENOENT' ? new Error(missingProgram(program)) : error),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} failed: ${message.trim() || `exit code ${String(code)}`}`);
}

function missingProgram(program: PostgresProgram): string {
  return `${program} is not installed: install the client of PostgreSQL, in the version of the server or newer.`;
}

/** The newest installed version; else the one that the system finds. */
function findProgram(program: PostgresProgram): string {
  const versions = existsSync(packages) ? readdirSync(packages) : [];
  const files = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(packages, version, 'bin', program));
  return files.find((file) => existsSync(file)) ?? program;
}
