import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { consentKey } from '@enlace/shared-contract/platform';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';

import { viewCounts } from '../../../infrastructure/metrics/view-counts';
import { insertPerson } from '../../../testing/insert-person';
import {
  addCompany,
  addJob,
  api,
  applyFor,
  openRecruitingStage,
} from '../../../testing/stages/recruiting/recruiting-stage';
import { addPoolMember } from '../../../testing/stages/recruiting/pool-stage';
import type { FactKind } from './fact-kinds';
import { tendFacts } from './tend-facts';
import { type NotedView, writeViews } from './write-views';

openRecruitingStage();

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const headersOfReader = { 'user-agent': browser, cookie: `a=b; ${consentKey}=1` };
let visitCount = 0;

/** A random value, as a browser makes it for one visit. */
function makeVisitor(): string {
  visitCount += 1;
  return `visita-${process.pid}-${visitCount}`.padEnd(20, '0');
}

function noteView(body: object, headers: Readonly<Record<string, string>> = headersOfReader) {
  return api.send({ method: 'POST', url: dashboardCalls.noteView.path, headers, payload: body });
}

/** The number of facts of a job, company or chapter, which is that of the rollup. */
async function countFacts(kind: FactKind, id: number, column: 'subject_id' | 'company_id' = 'subject_id') {
  const { rows } = await sql<{ facts: number; days: number }>`select
    (select count(*)::integer from dashboard_facts where kind = ${kind} and ${sql.ref(column)} = ${id}) as facts,
    (select coalesce(sum(amount), 0)::integer from dashboard_days
      where kind = ${kind} and ${sql.ref(column)} = ${id}) as days`.execute(api.deps.db);
  const [{ facts, days } = { facts: 0, days: 0 }] = rows;
  assert.equal(facts, days, 'the rollup');
  return facts;
}

/** Waits until the views that were sent so far are written: a later one of another job is there. */
async function waitForViews(): Promise<void> {
  const job = await addJob(await addCompany());
  await noteView({ kind: 'job', id: job, visitor: makeVisitor() });
  while ((await countFacts('job_view', job)) === 0) await setTimeout(20);
}

describe('a view of a page', () => {
  test('counts once for a visit, a record and a half hour', async () => {
    const company = await addCompany();
    const [job, visitor] = [await addJob(company), makeVisitor()];
    for (const visit of [visitor, visitor, makeVisitor()]) {
      const answer = await noteView({ kind: 'job', id: job, visitor: visit });
      assert.deepEqual([answer.statusCode, answer.json()], [202, { data: null }]);
    }
    await noteView({ kind: 'company', id: company.id, visitor });
    await waitForViews();
    assert.equal(await countFacts('job_view', job), 2);
    assert.equal(await countFacts('company_view', company.id, 'company_id'), 1);
    const { rows } = await sql<{ key: string }>`select visitor_key as key from dashboard_facts
      where company_id = ${company.id}`.execute(api.deps.db);
    assert.equal(new Set(rows.map(({ key }) => key)).size, 3);
    assert.ok(rows.every(({ key }) => key.length > 20 && !key.includes(visitor)));
  });

  test('of bots, of own staff, without consent and of hidden records is answered in the same way, and not counted', async () => {
    const company = await addCompany();
    const job = await addJob(company);
    const draft = await addJob(company, { published_at: null });
    const { rows: chapters } = await sql<{ id: number; leader: number }>`select c.id, l.user_id as leader
      from chapters c join chapter_leaders l on l.chapter_id = c.id where c.published_at <= now() limit 1`.execute(
      api.deps.db,
    );
    const [chapter] = chapters;
    const member = await insertPerson(api);
    const tokenOf = (token: string) => ({ ...headersOfReader, authorization: `Bearer ${token}` });
    const jobView = { kind: 'job', id: job };
    const sends: readonly (readonly [body: object, headers: Readonly<Record<string, string>>])[] = [
      [jobView, { ...headersOfReader, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
      [jobView, { ...headersOfReader, 'user-agent': '' }],
      [jobView, { 'user-agent': browser }],
      [jobView, { 'user-agent': browser, cookie: `${consentKey}=0` }],
      [jobView, tokenOf(await api.token('admin'))],
      [jobView, tokenOf(company.recruiter.token)],
      [{ kind: 'company', id: company.id }, tokenOf(company.recruiter.token)],
      [{ kind: 'job', id: draft }, headersOfReader],
      [{ kind: 'job', id: 999_999_999 }, headersOfReader],
    ];
    for (const [body, headers] of sends) {
      const answer = await noteView({ ...body, visitor: makeVisitor() }, headers);
      assert.deepEqual([answer.statusCode, answer.json()], [202, { data: null }]);
    }
    await noteView({ ...jobView, visitor: makeVisitor() }, tokenOf(member.token));
    await waitForViews();
    assert.equal(await countFacts('job_view', job), 1);
    assert.equal(await countFacts('job_view', draft), 0);
    assert.equal(await countFacts('company_view', company.id, 'company_id'), 0);
    if (chapter === undefined) throw new Error('no chapter with a leader');
    const before = await countFacts('chapter_view', chapter.id);
    const chapterView = { kind: 'chapter' as const, id: chapter.id, at: new Date() };
    const viewers = [chapter.leader, member.id].map((viewer_id) => ({
      ...chapterView,
      viewer_id,
      visitor_key: makeVisitor(),
    }));
    await writeViews(api.deps.db, viewers, new Date());
    assert.equal((await countFacts('chapter_view', chapter.id)) - before, 1);
  });

  test('that is no view is refused', async () => {
    const visitor = makeVisitor();
    for (const body of [{}, { kind: 'page', id: 1, visitor }, { kind: 'job', id: 1, visitor: 'short' }])
      assert.equal((await noteView(body)).statusCode, 422);
  });

  test('that two processes write at once is one, and its visit is forgotten after two days', async () => {
    const job = await addJob(await addCompany());
    const at = new Date();
    const notedViews = Array.from({ length: 40 }, (_, index): NotedView => ({
      kind: 'job',
      id: job,
      at,
      viewer_id: null,
      visitor_key: `${process.pid} ${index % 20}`,
    }));
    await Promise.all([
      writeViews(api.deps.db, notedViews, at),
      writeViews(api.deps.db, [...notedViews].reverse(), at),
      writeViews(api.deps.db, notedViews.slice(7), at),
    ]);
    assert.equal(await countFacts('job_view', job), 20);
    const rowsOf = async () => {
      const { rows } = await sql<{ rows: number; keys: number }>`select
        (select count(*)::integer from dashboard_days where kind = 'job_view' and subject_id = ${job}) as rows,
        (select count(visitor_key)::integer from dashboard_facts where subject_id = ${job}) as keys`.execute(
        api.deps.db,
      );
      return rows[0];
    };
    await tendFacts(api.deps.db, new Date(at.getTime() + 47 * 3_600_000));
    assert.deepEqual(await rowsOf(), { rows: 1, keys: 20 });
    await tendFacts(api.deps.db, new Date(at.getTime() + 49 * 3_600_000));
    assert.deepEqual(await rowsOf(), { rows: 1, keys: 0 });
    assert.equal(await countFacts('job_view', job), 20);
  });

  test('is a metric by its outcome', async () => {
    const before = viewCounts();
    await noteView({ kind: 'job', id: 1, visitor: makeVisitor() }, { 'user-agent': browser });
    assert.equal(viewCounts().ignored, before.ignored + 1);
    const metric = (await api.api.readMetrics()).find(({ name }) => name === 'enlace_views_total');
    assert.deepEqual(
      metric?.samples.map(({ labels }) => labels['outcome']),
      ['queued', 'ignored', 'refused', 'failed'],
    );
  });
});

test('an application and a message to a member are facts, once however often they are sent', async () => {
  const company = await addCompany();
  const job = await addJob(company);
  const { person } = await addPoolMember(api);
  await applyFor(job, person);
  await applyFor(job, person);
  const contact = () =>
    company.recruiter.post(`/api/v2/talent-pool/${person.id}/contact`, {
      company_id: company.id,
      message: '¿Hablamos?',
    });
  assert.deepEqual([(await contact()).statusCode, (await contact()).statusCode], [201, 409]);
  assert.equal(await countFacts('application', job), 1);
  assert.equal(await countFacts('application', company.id, 'company_id'), 1);
  assert.equal(await countFacts('connection', company.id, 'company_id'), 1);
});
