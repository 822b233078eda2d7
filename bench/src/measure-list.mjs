import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import pg from 'pg';

import { startPostgres } from '@enlace/tooling/postgres';
import { freePort, root } from './lib/gateway.mjs';
import { load } from './lib/load.mjs';
import { median, times } from './lib/table.mjs';

const list = '/api/job_locations/list?country_code=MX&sort=name&order=asc&page=2&per_page=25';
const rowCount = 100_000;
const rounds = 3;

function end(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
    return undefined;
  });
}

async function startProcess(file, env) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return { url, stop: () => end(child) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${file} was not ready in a minute`);
}

/** Rows as a community would never have, in the countries that there are. */
async function fill(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into job_locations (name, slug, country_code)
     select 'Lugar ' || n, 'bench-' || n, (array['MX','CO','BR','AR','PE','CL','US','ES'])[1 + n % 8]
     from generate_series(1, $1::int) n`,
    [rowCount],
  );
  await client.query('analyze');
  await client.end();
}

/** What the API asks the database for the list, written to a file, and what it answers. */
async function noteStatements(env, file) {
  const noting = {
    BENCH_STATEMENTS: file,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'lib/note-statements.mjs')}`,
  };
  const api = await startProcess('gateway/dist/api-main.mjs', { ...env, ...noting });
  rmSync(file, { force: true });
  const answer = await (await fetch(`${api.url}${list}`)).json();
  await api.stop();
  return answer;
}

/**
 * A public list of 25 with filter and sort over 100,000 rows on PostgreSQL, beside the plainest Fastify route that asks
 * the database the same and answers the same bytes. Three rounds of each in turn; the median counts.
 */
export async function measureList() {
  const database = await startPostgres();
  const folder = join(root, 'var/bench/list');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'statements.jsonl');
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy', SEED: '0' };
  const running = [];
  try {
    const first = await startProcess('gateway/dist/api-main.mjs', env);
    await first.stop();
    await fill(database.url);
    const expected = await noteStatements(env, file);
    running.push(await startProcess('gateway/dist/api-main.mjs', env));
    running.push(await startProcess('bench/src/plain-route.mjs', { ...env, BENCH_STATEMENTS: file }));
    const [api, plain] = running;
    const same = await (await fetch(`${plain.url}${list}`)).json();
    const isSame = JSON.stringify(same.data) === JSON.stringify(expected.data);
    const figures = { api: [], plain: [] };
    for (let round = 0; round < rounds; round += 1) {
      figures.plain.push(await load(`${plain.url}${list}`));
      figures.api.push(await load(`${api.url}${list}`));
    }
    const of = (who, what) => median(figures[who].map((figure) => figure[what]));
    const speed = of('api', 'perSecond') / of('plain', 'perSecond');
    const slowness = of('api', 'p99') / of('plain', 'p99');
    return [
      { what: 'the plain route answers the same rows', value: isSame ? 'yes' : 'no', bar: 'yes', holds: isSame },
      { what: 'plain Fastify route, per second', value: of('plain', 'perSecond').toFixed(0) },
      { what: 'list of 25 of 100,000, per second', value: of('api', 'perSecond').toFixed(0) },
      { what: 'against the plain route', value: times(speed), bar: '0.8x', holds: speed >= 0.8 },
      { what: 'p99 against the plain route', value: times(slowness), bar: '2x', holds: slowness <= 2 },
    ];
  } finally {
    await Promise.all(running.map((one) => one.stop()));
    await database.stop();
  }
}
