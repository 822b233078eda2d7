import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';
import pg from 'pg';

import { signInMembers, askQuotes } from './memberships/ask-quotes.mjs';
import { median } from './report/statistics.mjs';
import { runGateway } from './servers/gateway.mjs';
import { root } from './servers/server-process.mjs';

const rounds = 3;
const seconds = 6;
const memberCount = 10;
const folder = join(root, 'var/bench/memberships');

/** The price of another plan, with the sandbox of Stripe, on a PostgreSQL that writes each commit to the disk. */
export async function measureMemberships() {
  const database = await startPostgres({ isDurable: true });
  rmSync(folder, { recursive: true, force: true });
  const client = new pg.Client({ connectionString: database.url });
  let gateway;
  try {
    gateway = await runGateway({ DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' });
    await client.connect();
    const members = await signInMembers(client, gateway.url, memberCount);
    await askQuotes(gateway.url, members, 2);
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await askQuotes(gateway.url, members, seconds));
    return [
      {
        id: 'memberships.quote-p95',
        what: `price of another plan, ${memberCount} members a second: p95`,
        value: median(results),
        unit: 'ms',
      },
    ];
  } finally {
    await client.end();
    await gateway?.stop();
    await database.stop();
  }
}
