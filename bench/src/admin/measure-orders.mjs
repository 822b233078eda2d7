import { median, percentile } from '../report/statistics.mjs';
import { takeStatements } from '../servers/recording.mjs';

const warmRounds = 3;
const rounds = 9;

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

/** Every order of the list with every pair of filters. */
const queries = ['name', 'created_at', 'updated_at'].flatMap((sort) =>
  ['asc', 'desc'].flatMap((order) =>
    Object.entries(filters).map(([what, and]) => ({
      what: `${sort} ${order}, ${what}`,
      path: `/api/companies/list?sort=${sort}&order=${order}&per_page=25&where=${encodeURIComponent(JSON.stringify({ and }))}`,
    })),
  ),
);

async function measureTime(act) {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Times of one query over its first three pages, and of the same statements by a plain client, in turn. */
async function measureQuery({ path }, { url, headers, client, statementsFile }) {
  const times = [];
  const plainTimes = [];
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    takeStatements(statementsFile);
    const time = await measureTime(async () => {
      const answer = await fetch(`${url}${path}&page=${1 + (round % 3)}`, { headers });
      const { data } = await answer.json();
      if (!answer.ok || data.length === 0) throw new Error(`${path}: ${answer.status}`);
    });
    const statements = takeStatements(statementsFile);
    const plainTime = await measureTime(async () => {
      for (const { text, values } of statements) await client.query(text, values);
    });
    if (round < warmRounds) continue;
    times.push(time);
    plainTimes.push(plainTime);
  }
  return { times, plainTimes };
}

/** Pages of 25 rows in any order and with two filters, beside the statements that they need. */
export async function measureOrders(target) {
  const times = [];
  const plainTimes = [];
  let slowest = { ms: 0, what: '' };
  for (const query of queries) {
    const result = await measureQuery(query, target);
    times.push(...result.times);
    plainTimes.push(...result.plainTimes);
    const ms = median(result.times);
    if (ms > slowest.ms) slowest = { ms, what: query.what };
  }
  const p95 = percentile(times, 0.95);
  return [
    {
      id: 'admin-list.page-ratio',
      what: 'a page, any order and two filters, p95, against its statements',
      value: p95 / percentile(plainTimes, 0.95),
      unit: 'x',
    },
    {
      id: 'admin-list.page-extra',
      what: 'a page: time beyond its statements, median',
      value: median(times.map((time, at) => time - plainTimes[at])),
      unit: 'ms',
    },
    { id: 'admin-list.page', what: 'a page, p95', value: p95, unit: 'ms' },
    { id: 'admin-list.slowest', what: `slowest: ${slowest.what}`, value: slowest.ms, unit: 'ms' },
  ];
}
