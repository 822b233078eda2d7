import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { startPostgres } from '@enlace/tooling/postgres';

import { median } from './report/statistics.mjs';
import { fillCompanies } from './servers/fill-companies.mjs';
import { runApi } from './servers/gateway.mjs';
import { loadServer } from './servers/load.mjs';
import { isSameWork, recordingEnvironment, sortStatements, takeStatements } from './servers/recording.mjs';
import { root, startServer } from './servers/server-process.mjs';
import { signInAsAdmin } from './servers/sign-in.mjs';

const rowCount = 100_000;
const rounds = 3;
const seconds = 3;
const folder = join(root, 'var/bench/list');
const routesFile = join(folder, 'routes.json');

const cases = [
  {
    id: 'filtered',
    what: 'places, filter and order',
    url: '/api/job_locations/list?country_code=MX&sort=name&order=asc&page=2&per_page=25',
  },
  { id: 'plain', what: 'places', url: '/api/job_locations/list?page=1&per_page=25' },
  { id: 'companies', what: 'companies, filter', url: '/api/companies/list?country_code=MX&page=1&per_page=25' },
  { id: 'events', what: 'events', url: '/api/events/list?page=1&per_page=25' },
  {
    id: 'admin',
    what: 'companies, filter, signed in',
    url: '/api/companies/list?country_code=MX&page=2&per_page=25',
    isSignedIn: true,
  },
];

const headersOf = ({ isSignedIn }, bearer) => (isSignedIn ? bearer : {});

/** Objects get their fields in the order of their names: columns of JSON keep another order than the API. */
const sortFields = (_name, value) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Rows as text, fields by name, without what the API adds for signed-in callers. */
function writeRows({ data }) {
  return JSON.stringify(
    data.map(({ abilities: _abilities, ...row }) => row),
    sortFields,
  );
}

/**
 * Asks a server every case three times: answers and statements of the first and the last. The second answer can need what
 * is kept for a second only, when the first was slow.
 */
async function recordCases(server, file, bearer) {
  const records = [];
  for (const entry of cases) {
    takeStatements(file);
    const ask = async () => {
      const answer = await (await fetch(`${server.url}${entry.url}`, { headers: headersOf(entry, bearer) })).json();
      return { answer, statements: takeStatements(file) };
    };
    const first = await ask();
    await ask();
    records.push({ entry, first, second: await ask() });
  }
  return records;
}

/** Writes the plain routes: for each case the statements that the API ran for it. */
function writeRoutes(records) {
  const routes = records.map(({ entry, first, second }) => {
    const { always, seldom } = sortStatements(first.statements, second.statements);
    // Statements before the rows read the rights of the caller; a short list is counted after them.
    const rowsAt = always.findLastIndex(({ text }) => !/^select count\(/i.test(text));
    return { url: entry.url, always, seldom, rowsAt, meta: second.answer.meta };
  });
  writeFileSync(routesFile, JSON.stringify(routes));
}

/** Whether the plain routes run the statements of the API, in both answers, and answer the same rows. */
function compareRecords(records, plainRecords) {
  const pairs = records.map((record, at) => [record, plainRecords[at]]);
  const isSameInBoth = ([one, other]) =>
    isSameWork(one.first.statements, other.first.statements) &&
    isSameWork(one.second.statements, other.second.statements);
  return {
    isSameWork: pairs.every(isSameInBoth),
    isSameAnswer: pairs.every(([one, other]) => writeRows(one.second.answer) === writeRows(other.second.answer)),
  };
}

async function measureCase(entry, { api, plain, bearer }) {
  const results = { api: [], plain: [] };
  // The first load of a new process is slower than all later ones.
  for (const server of [plain, api])
    await loadServer(server, entry.url, { seconds: 1, headers: headersOf(entry, bearer) });
  for (let round = 0; round < rounds; round += 1) {
    const options = { seconds, headers: headersOf(entry, bearer) };
    results.plain.push(await loadServer(plain, entry.url, options));
    results.api.push(await loadServer(api, entry.url, options));
  }
  const middle = (server, key) => median(results[server].map((result) => result[key]));
  const ratio = (key) => middle('api', key) / middle('plain', key);
  const { id, what } = entry;
  return [
    {
      id: `list.speed.${id}`,
      what: `${what}: per second, against a plain route`,
      value: ratio('perSecond'),
      unit: 'x',
    },
    { id: `list.cpu.${id}`, what: `${what}: processor time, against it`, value: ratio('cpu'), unit: 'x' },
    { id: `list.p99.${id}`, what: `${what}: p99, against it`, value: ratio('p99'), unit: 'x' },
    { id: `list.per-second.${id}`, what: `${what}: per second`, value: middle('api', 'perSecond') },
  ];
}

/**
 * Lists of 25 of 100,000 rows on PostgreSQL, beside the plainest Fastify route that runs the same statements and answers
 * the same rows. Rounds of each in turn; the median counts.
 */
export async function measureList() {
  const database = await startPostgres();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'statements.jsonl');
  const env = { DATABASE_URL: database.url, DATA_DIR: folder, LIMITS: 'roomy', BENCH_ROUTES: routesFile };
  const plainRoute = 'bench/src/references/plain-route.mjs';
  const servers = [];
  const start = async (starting) => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  try {
    const recordedApi = await start(runApi({ ...env, ...recordingEnvironment(file) }));
    await fillCompanies(database.url, rowCount);
    const records = await recordCases(recordedApi, file, await signInAsAdmin(recordedApi.url));
    await recordedApi.stop();
    writeRoutes(records);
    const recordedPlain = await start(startServer(plainRoute, { ...env, ...recordingEnvironment(file) }));
    const { isSameWork: isSame, isSameAnswer } = compareRecords(records, await recordCases(recordedPlain, file, {}));
    await recordedPlain.stop();

    const api = await start(runApi(env));
    const plain = await start(startServer(plainRoute, env));
    const bearer = await signInAsAdmin(api.url);
    const figures = [];
    for (const entry of cases) figures.push(...(await measureCase(entry, { api, plain, bearer })));
    return [
      { id: 'list.same-work', what: 'the plain route runs the same statements', value: isSame },
      { id: 'list.same-answer', what: 'the plain route answers the same rows', value: isSameAnswer },
      ...figures,
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.stop();
  }
}
