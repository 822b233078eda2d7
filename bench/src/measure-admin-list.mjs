import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';
import { fillCompanies } from './lib/fill-companies.mjs';
import { freePort, root } from './lib/gateway.mjs';

const rowCount = 100_000;
const rounds = 12;

/** Two filters each; the two countries and sizes leave about a thirtieth of the rows. */
const filters = {
  'two choices': [
    { field: 'country_code', op: 'in', value: ['MX', 'CO'] },
    { field: 'size', op: 'in', value: ['11-50'] },
  ],
  'a flag and years': [
    { field: 'remote_jobs', op: 'is', value: true },
    { field: 'founded_year', op: 'between', value: [1990, 2000] },
  ],
  'a word and no country': [
    { field: 'name', op: 'contains', value: 'nandu 99' },
    { field: 'country_code', op: 'not_in', value: ['MX'] },
  ],
  'two months and a size': [
    { field: 'created_at', op: 'last', value: { n: 2, unit: 'month' } },
    { field: 'size', op: 'not_in', value: ['11-50'] },
  ],
};
const exported = [
  'id',
  'name',
  'slug',
  'summary',
  'city',
  'country_code',
  'size',
  'founded_year',
  'remote_jobs',
  'website',
  'created_at',
  'updated_at',
];

async function startApi(env) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'gateway/dist/api-main.mjs')], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 2400; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}`);
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
      return undefined;
    });
  return { url, pid: child.pid, stop };
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@enlace.test', password: 'enlace-demo-1' }),
  });
  return { authorization: `Bearer ${(await answer.json()).data.access_token}` };
}

/** Every order of the list with every pair of filters, three pages of each. */
async function measureOrders(url, headers) {
  const times = [];
  let slowest = { ms: 0, what: '' };
  for (const sort of ['name', 'created_at', 'updated_at'])
    for (const order of ['asc', 'desc'])
      for (const [what, and] of Object.entries(filters))
        for (let round = 0; round < rounds; round += 1) {
          const where = encodeURIComponent(JSON.stringify({ and }));
          const query = `sort=${sort}&order=${order}&page=${1 + (round % 3)}&per_page=25&where=${where}`;
          const start = performance.now();
          const answer = await fetch(`${url}/api/companies/list?${query}`, { headers });
          const { data } = await answer.json();
          const ms = performance.now() - start;
          if (!answer.ok || data.length === 0) throw new Error(`${query}: ${answer.status}`);
          if (round < 2) continue;
          times.push(ms);
          if (ms > slowest.ms) slowest = { ms, what: `${sort} ${order}, ${what}` };
        }
  times.sort((one, other) => one - other);
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, slowest };
}

async function residentMb(pid) {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

async function measureExport({ url, pid }, headers) {
  const before = await residentMb(pid);
  let peak = before;
  const watch = setInterval(() => void residentMb(pid).then((now) => (peak = Math.max(peak, now))), 50);
  const start = performance.now();
  const answer = await fetch(`${url}/api/v2/companies/export?sort=name&order=asc`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ columns: exported.map((field) => ({ field })) }),
  });
  let bytes = 0;
  let first = 0;
  for await (const chunk of answer.body) {
    if (bytes === 0) first = performance.now() - start;
    bytes += chunk.length;
  }
  clearInterval(watch);
  if (!answer.ok) throw new Error(`export: ${answer.status}`);
  return { ms: performance.now() - start, first, mb: peak - before };
}

/** Looks at a job until it is as it should be. */
async function follow(url, headers, id, isThere) {
  for (;;) {
    const { data } = await (await fetch(`${url}/api/v2/bulk_jobs/${id}`, { headers })).json();
    if (isThere(data)) return data;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const isOver = ({ state }) => state !== 'queued' && state !== 'running';
/** Well under way: batches have found their size. */
const isInTheMiddle = (job) => isOver(job) || job.done > rowCount / 20;

async function measureBulk(url, headers) {
  const post = (path, body) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const change = (country_code) => ({ operation: 'edit', selection: { query: {} }, values: { country_code } });
  const started = await (await post('/api/v2/job_locations/bulk', change('AQ'))).json();
  const job = await follow(url, headers, started.data.id, isOver);
  const seconds = (Date.parse(job.finished_at) - Date.parse(job.started_at)) / 1000;
  const undoStart = performance.now();
  await post(`/api/v2/bulk_jobs/${job.id}/undo`);
  const back = await follow(url, headers, job.id, isOver);
  const undoSeconds = (performance.now() - undoStart) / 1000;
  const second = await (await post('/api/v2/job_locations/bulk', change('FR'))).json();
  await follow(url, headers, second.data.id, isInTheMiddle);
  const cancelStart = performance.now();
  await post(`/api/v2/bulk_jobs/${second.data.id}/cancel`);
  const { state } = await follow(url, headers, second.data.id, isOver);
  if (state !== 'cancelled') throw new Error(`the job to cancel is ${state}`);
  return {
    perSecond: job.succeeded / seconds,
    undoPerSecond: back.undone.succeeded / undoSeconds,
    cancelMs: performance.now() - cancelStart,
  };
}

/** What the back office asks of a long list: 100,000 rows on PostgreSQL, one request after the other. */
export async function measureAdminList() {
  const database = await startPostgres();
  const folder = join(root, 'var/bench/admin-list');
  mkdirSync(folder, { recursive: true });
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy' };
  let api;
  try {
    api = await startApi(env);
    await fillCompanies(database.url, rowCount);
    const headers = await signIn(api.url);
    const { p95, slowest } = await measureOrders(api.url, headers);
    const file = await measureExport(api, headers);
    const bulk = await measureBulk(api.url, headers);
    return [
      { what: 'a page, any order and two filters, p95', value: `${p95.toFixed(0)} ms`, bar: '80 ms', holds: p95 <= 80 },
      { what: `slowest: ${slowest.what}`, value: `${slowest.ms.toFixed(0)} ms` },
      { what: 'CSV of 100,000 x 12', value: `${(file.ms / 1000).toFixed(1)} s`, bar: '5 s', holds: file.ms <= 5000 },
      { what: 'its first bytes', value: `${file.first.toFixed(0)} ms` },
      { what: 'its memory', value: `${file.mb.toFixed(0)} MB`, bar: '64 MB', holds: file.mb <= 64 },
      {
        what: 'rows changed at once, per second',
        value: bulk.perSecond.toFixed(0),
        bar: '5000',
        holds: bulk.perSecond >= 5000,
      },
      {
        what: 'rows put back, per second',
        value: bulk.undoPerSecond.toFixed(0),
        bar: '5000',
        holds: bulk.undoPerSecond >= 5000,
      },
      {
        what: 'cancelled after',
        value: `${bulk.cancelMs.toFixed(0)} ms`,
        bar: '1000 ms',
        holds: bulk.cancelMs <= 1000,
      },
    ];
  } finally {
    await api?.stop();
    await database.stop();
  }
}
