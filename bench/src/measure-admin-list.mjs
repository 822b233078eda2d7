import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { startPostgres } from '@enlace/tooling/postgres';

import { measureBulk } from './admin/measure-bulk.mjs';
import { measureExport } from './admin/measure-export.mjs';
import { measureOrders } from './admin/measure-orders.mjs';
import { fillCompanies } from './servers/fill-companies.mjs';
import { runApi } from './servers/gateway.mjs';
import { recordingEnvironment } from './servers/recording.mjs';
import { root } from './servers/server-process.mjs';
import { signInAsAdmin } from './servers/sign-in.mjs';

const rowCount = 100_000;

/**
 * What the back office wants of a long list: 100,000 rows on PostgreSQL, one request after the other, each beside a
 * plain client of the database.
 */
export async function measureAdminList() {
  const database = await startPostgres();
  const folder = join(root, 'var/bench/admin-list');
  mkdirSync(folder, { recursive: true });
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' };
  const statementsFile = join(folder, 'statements.jsonl');
  const client = new pg.Client({ connectionString: database.url });
  let api;
  try {
    api = await runApi({ ...env, ...recordingEnvironment(statementsFile) });
    await client.connect();
    await fillCompanies(database.url, rowCount);
    const recordedTarget = { ...api, client, statementsFile, headers: await signInAsAdmin(api.url) };
    const orders = await measureOrders(recordedTarget);
    await api.stop();
    api = await runApi(env);
    const target = { ...api, client, rowCount, headers: await signInAsAdmin(api.url) };
    return [...orders, ...(await measureExport(target)), ...(await measureBulk(target))];
  } finally {
    await client.end();
    await api?.stop();
    await database.stop();
  }
}
