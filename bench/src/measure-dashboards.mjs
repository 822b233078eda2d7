import { fillDashboards } from './dashboards/fill-dashboards.mjs';
import { percentile } from './report/statistics.mjs';
import { onDurableSite } from './servers/durable-site.mjs';
import { runApi } from './servers/gateway.mjs';

const size = { memberCount: 100_000, factCount: 900_000 };

const warmRounds = 3;
const rounds = 40;

const names = [
  ...['getInfoMonth', 'getVisitsJobs', 'getMostSeen', 'getVisitCompany', 'getRecruiterConnections', 'getChapterViews'],
  ...['getTotalMembers', 'getInfoCountry', 'getInfoArea', 'getInfoYear', 'getInfoSeniority', 'getInfoTitle'],
  ...['getInfoAreaPremium', 'getLatinaAreas', 'getLatinaType', 'getLatinaYears', 'getLatinaSeniority'],
  ...['getLatinaTitle', 'getInfoStates', 'getInfoCountriesTop'],
];

const period = `now() - interval '30 days'`;

/** A plain reading of the same rollup, with the same number of rows. */
const plainReads = {
  getInfoArea: 'select area_id, count(*) from member_facts group by 1',
  getInfoMonth: `select date_trunc('month', joined_at), count(*) from member_facts
    where joined_at >= now() - interval '365 days' group by 1`,
  getVisitsJobs: `select date_trunc('day', slot), sum(amount) from dashboard_slots
    where kind = 'job_view' and company_id = 0 and slot >= ${period} group by 1`,
  getMostSeen: `select kind, subject_id, sum(amount) from dashboard_days
    where kind in ('job_view', 'company_view', 'chapter_view') and day >= (${period})::date group by 1, 2`,
};

async function measure(read) {
  const times = [];
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    const start = performance.now();
    await read();
    if (round >= warmRounds) times.push(performance.now() - start);
  }
  return times;
}

async function post(url, { headers, body }) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  return text;
}

/** A call that is refused after the checks of its caller and its query: the part of a call that counts nothing. */
async function refuse(url, headers) {
  const answer = await fetch(`${url}/api/dashboards/getInfoArea?tz=Nowhere`, { method: 'POST', headers });
  await answer.arrayBuffer();
  if (answer.status !== 422) throw new Error(`a bad query: ${answer.status}`);
}

async function readBatch(url, headers) {
  const text = await post(`${url}/api/v2/dashboards/batch`, {
    headers,
    body: { names, query: { tz: 'America/Lima' } },
  });
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const failedLines = lines.filter(({ status }) => status !== 200);
  if (lines.length !== names.length || failedLines.length > 0) throw new Error(JSON.stringify(failedLines));
}

/** Twenty data sets over a million facts on PostgreSQL, as an admin reads them. */
export function measureDashboards() {
  return onDurableSite(runApi, 'dashboards', async ({ server: { url }, client, admin }) => {
    await fillDashboards(client, size);
    const batch = await measure(() => readBatch(url, admin));
    const floor = percentile(await measure(() => refuse(url, admin)), 0.5);
    const ratios = [];
    for (const [name, statement] of Object.entries(plainReads)) {
      const plain = percentile(await measure(() => client.query(statement)), 0.5);
      const ours = percentile(await measure(() => post(`${url}/api/dashboards/${name}`, { headers: admin })), 0.5);
      ratios.push({
        id: `dashboards.ratio.${name}`,
        what: `${name} against a plain reading of the rollup and an empty call`,
        value: ours / (plain + floor),
        unit: 'x',
      });
    }
    return [
      {
        id: 'dashboards.batch-p95',
        what: 'twenty data sets in one batch, p95',
        value: percentile(batch, 0.95),
        unit: 'ms',
      },
      ...ratios,
    ];
  });
}
