import { fillDashboards } from './dashboards/fill-dashboards.mjs';
import { measureHome } from './dashboards/open-home.mjs';
import { percentile } from './report/statistics.mjs';
import { onDurableSite } from './servers/durable-site.mjs';
import { runGateway } from './servers/gateway.mjs';

const size = { memberCount: 100_000, factCount: 900_000 };

const warmRounds = 3;
const rounds = 40;

const lastDays = "now() - interval '30 days'";

const byMember = (column, condition = 'true') =>
  `select ${column}, count(*) from member_facts where ${condition} group by 1`;
const byStep = (step, condition = 'true') => byMember(`date_trunc('${step}', joined_at)`, condition);
const byDay = (kind) => `select date_trunc('day', slot), sum(amount) from dashboard_slots
  where kind = '${kind}' and company_id = 0 and slot >= ${lastDays} group by 1`;
const bySubject = (kinds) => `select kind, subject_id, sum(amount) from dashboard_days
  where kind in (${kinds.map((kind) => `'${kind}'`).join()}) and day >= (${lastDays})::date group by 1, 2`;

/** A plain reading of the same rollup, with the same number of rows. */
const plainReads = {
  getInfoMonth: byStep('month', `joined_at >= now() - interval '365 days'`),
  getVisitsJobs: byDay('job_view'),
  getMostSeen: bySubject(['job_view', 'company_view', 'chapter_view']),
  getVisitCompany: byDay('company_view'),
  getRecruiterConnections: byDay('connection'),
  getChapterViews: bySubject(['chapter_view']),
  getTotalMembers: 'select count(*) from member_facts',
  getInfoCountry: byMember('country_code'),
  getInfoArea: byMember('area_id'),
  getInfoYear: byStep('year'),
  getInfoSeniority: byMember('seniority_id'),
  getInfoTitle: byMember('job_title_id'),
  getInfoAreaPremium: byMember('area_id', 'is_premium'),
  getLatinaAreas: byMember('area_id', 'is_latina'),
  getLatinaType: `select type_id, count(*) from member_facts, unnest(job_type_ids) as type_id where is_latina group by 1`,
  getLatinaYears: byMember('years', 'is_latina'),
  getLatinaSeniority: byMember('seniority_id', 'is_latina'),
  getLatinaTitle: byMember('job_title_id', 'is_latina'),
  getInfoStates: byMember('state_id'),
  getInfoCountriesTop: byMember('country_code'),
};

const names = Object.keys(plainReads);

async function measure(read, count = rounds) {
  const times = [];
  for (let round = 0; round < count; round += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return times;
}

async function warmUp(read) {
  await measure(read, warmRounds);
}

/** Medians of two readings in turn, so that a busy moment of the machine meets both. */
async function measurePair(readOne, readOther) {
  const times = { one: [], other: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.one.push(...(await measure(readOne, 1)));
    times.other.push(...(await measure(readOther, 1)));
  }
  return { one: percentile(times.one, 0.5), other: percentile(times.other, 0.5) };
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

/** Twenty data sets over a million facts on PostgreSQL, as an admin reads them, and their page on a slow phone. */
export function measureDashboards() {
  return onDurableSite(runGateway, 'dashboards', async ({ server: { url }, client, admin }) => {
    await fillDashboards(client, size);
    await warmUp(() => readBatch(url, admin));
    const batch = await measure(() => readBatch(url, admin));
    const floor = percentile(await measure(() => refuse(url, admin)), 0.5);
    const ratios = [];
    for (const [name, statement] of Object.entries(plainReads)) {
      const pair = await measurePair(
        () => client.query(statement),
        () => post(`${url}/api/dashboards/${name}`, { headers: admin }),
      );
      ratios.push({
        id: `dashboards.ratio.${name}`,
        what: `${name} against a plain reading of the rollup and an empty call`,
        value: pair.other / (pair.one + floor),
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
      ...(await measureHome(url)),
    ];
  });
}
