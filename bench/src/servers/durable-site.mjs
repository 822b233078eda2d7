import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';
import pg from 'pg';

import { root } from './server-process.mjs';
import { signInAsAdmin } from './sign-in.mjs';

/**
 * Measures a server of its own on a PostgreSQL that writes each commit to the disk. `measure` gets the server, a client
 * of its database and the headers of an administrator.
 * @param run starts the server, see gateway.mjs
 * @param name of the folder with its data
 */
export async function onDurableSite(run, name, measure) {
  const database = await startPostgres({ isDurable: true });
  const folder = join(root, 'var/bench', name);
  rmSync(folder, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: database.url });
  let server;
  try {
    server = await run({ DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' });
    await client.connect();
    return await measure({ server, client, admin: await signInAsAdmin(server.url) });
  } finally {
    await client.end();
    await server?.stop();
    await database.stop();
  }
}
