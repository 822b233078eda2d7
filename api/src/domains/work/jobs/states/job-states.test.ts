import { wireUrl } from '@enlace/shared-contract/calls';
import { candidateCalls } from '@enlace/shared-contract/recruiting';
import {
  jobFacetCalls,
  type JobMove,
  jobMoves,
  type JobPublishing,
  jobPublishingCalls,
  type JobState,
  jobStatuses,
} from '@enlace/shared-contract/work';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';

import type { TestPerson } from '../../../../testing/add-person';
import { mailsTo } from '../../../../testing/caught-mails';
import { insertPerson } from '../../../../testing/insert-person';
import {
  addCompany,
  addJob,
  api,
  applyUrl,
  openRecruitingStage,
  type TestCompany,
} from '../../../../testing/stages/recruiting/recruiting-stage';
import { jobTransitions, isPossible } from './job-transitions';

openRecruitingStage();

const dayMs = 86_400_000;
const past = new Date(Date.now() - 5 * dayMs);
const future = new Date(Date.now() + 20 * dayMs);
const wholeJob = {
  published_at: '',
  description: `<p>${'Tejer cada fila con cuidado. '.repeat(10)}</p>`,
  attach_job_locations: [1],
  attach_job_types: [1],
};

/** The columns of each state. */
const columnsOf: Readonly<Record<JobState, Readonly<Record<string, Date>>>> = {
  draft: {},
  in_review: { review_requested_at: past },
  scheduled: { published_at: future },
  open: { published_at: past, closes_at: future },
  paused: { published_at: past, closes_at: future, paused_at: past },
  filled: { published_at: past, closes_at: future, filled_at: past },
  closed: { published_at: past, closes_at: past },
};

async function setColumns(id: number, columns: Readonly<Record<string, Date>>): Promise<string> {
  const names = ['published_at', 'closes_at', 'review_requested_at', 'paused_at', 'filled_at'];
  const values = names.map((name) => sql`${sql.ref(name)} = ${columns[name] ?? null}`);
  const { rows } = await sql<{ updated_at: Date }>`update jobs set ${sql.join(values)} where id = ${id}
    returning updated_at`.execute(api.deps.db);
  return rows[0]?.updated_at.toISOString() ?? '';
}

const move = (id: number, body: object, { post }: Pick<TestPerson, 'post'>) =>
  post(wireUrl(jobPublishingCalls.moveJob, { id }), body);
const read = ({ get }: Pick<TestPerson, 'get'>, id: number) =>
  get(wireUrl(jobPublishingCalls.getJobPublishing, { id }));

describe('the states of a job', () => {
  let company: TestCompany;
  let recruiter: TestPerson;
  let id: number;
  const publishing = async (): Promise<JobPublishing> =>
    (await read(recruiter, id)).json<{ data: JobPublishing }>().data;
  /** Puts the job into a state and makes a move; answers status and body. */
  const moveFrom = async (state: JobState, transition: JobMove, body: object = {}) => {
    const version = await setColumns(id, columnsOf[state]);
    return move(id, { transition, version, ...body }, recruiter);
  };

  before(async () => {
    company = await addCompany();
    recruiter = company.recruiter;
    id = await addJob(company, wholeJob);
  });

  test('change by the transitions of the table and by no other, which are refused with the present state', async () => {
    for (const state of jobStatuses)
      for (const transition of jobMoves) {
        const label = `${state} ${transition}`;
        const answer = await moveFrom(state, transition, { at: future.toISOString() });
        const job = { state, closes_at: columnsOf[state]['closes_at'] ?? null };
        if (isPossible(transition, job, new Date())) {
          assert.equal(answer.statusCode, 200, `${label} ${answer.body}`);
          assert.equal(answer.json<{ data: JobPublishing }>().data.state, jobTransitions[transition].to, label);
        } else {
          assert.equal(answer.statusCode, 409, label);
          const { code, details } = answer.json<{ code: string; details: { state: string } }>();
          assert.deepEqual([code, details.state], ['CONFLICT', state], label);
          assert.equal((await publishing()).state, state, label);
        }
      }
  });

  test('name the moves that are possible', async () => {
    for (const state of jobStatuses) {
      await setColumns(id, columnsOf[state]);
      const job = { state, closes_at: columnsOf[state]['closes_at'] ?? null };
      const answer = await publishing();
      assert.equal(answer.state, state);
      assert.deepEqual(
        answer.moves,
        jobMoves.filter((one) => isPossible(one, job, new Date())),
        state,
      );
    }
  });

  test('decide who finds the job: only an open one is in lists and numbers, and accepts applications', async () => {
    const member = await insertPerson(api);
    const name = String(company.id);
    for (const state of jobStatuses) {
      await setColumns(id, columnsOf[state]);
      const isOpen = state === 'open';
      const list = (await api.get(`/api/jobs/list?company=${name}`)).json<{ meta: { total: number } }>();
      const facets = (await api.get(`${jobFacetCalls.getJobFacets.path}?company=${name}`)).json<{
        meta: { total: number };
      }>();
      const ownJobs = (await recruiter.get(candidateCalls.listCandidateJobs.path)).json<{
        data: { id: number; is_open: boolean }[];
      }>();
      const { rows } = await sql<{ is_listed: boolean }>`select (visible_from is null or visible_from <= now())
          and (visible_until is null or visible_until > now()) as is_listed from search_entries
        where kind = 'jobs' and record_id = ${id}`.execute(api.deps.db);
      const count = Number(isOpen);
      assert.deepEqual(
        [
          list.meta.total,
          facets.meta.total,
          ownJobs.data.some((job) => job.id === id && job.is_open),
          rows[0]?.is_listed,
        ],
        [count, count, isOpen, isOpen],
        state,
      );
      const byState = await recruiter.get(`/api/jobs/list?status=${state}&company=${name}`);
      assert.equal(byState.json<{ meta: { total: number } }>().meta.total, 1, state);
      const isPublished = ['open', 'paused', 'filled', 'closed'].includes(state);
      const page = await api.get(`/api/jobs/get/${id}`);
      assert.equal(page.statusCode, isPublished ? 200 : 404, state);
      if (isPublished)
        assert.equal(page.json<{ data: { noindex?: boolean } }>().data.noindex, isOpen ? undefined : true, state);
      if (isPublished && !isOpen) assert.equal((await member.post(applyUrl(id), {})).statusCode, 409, state);
    }
  });

  test('end the page 180 days after the job was filled or its last day: its address answers 410', async () => {
    await setColumns(id, columnsOf.open);
    const { data } = (await api.get(`/api/jobs/get/${id}`)).json<{ data: { slug: string } }>();
    const longAgo = new Date(Date.now() - 181 * dayMs);
    const head = async () => (await api.get(`/api/v2/head/jobs/${data.slug}`)).statusCode;
    for (const name of ['closes_at', 'filled_at']) {
      await setColumns(id, { published_at: longAgo, [name]: longAgo });
      assert.deepEqual([await head(), (await api.get(`/api/jobs/get/${id}`)).statusCode], [410, 404]);
      assert.equal((await recruiter.get(`/api/jobs/get/${id}`)).statusCode, 200);
    }
    await setColumns(id, { published_at: longAgo, closes_at: new Date(Date.now() - 179 * dayMs) });
    assert.equal(await head(), 200);
  });

  test('set the dates: a last day at the publication, and a new one at the renewal', async () => {
    const daysLeft = async () => Math.round((Date.parse((await publishing()).closes_at ?? '') - Date.now()) / dayMs);
    await moveFrom('draft', 'publish');
    assert.equal(await daysLeft(), 30);
    for (const days of [7, 90]) {
      assert.equal((await moveFrom('closed', 'renew', { days })).statusCode, 200);
      assert.equal(await daysLeft(), days);
    }
    for (const days of [6, 91]) {
      const answer = await moveFrom('closed', 'renew', { days });
      assert.deepEqual([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)], [422, ['days']]);
    }
    for (const at of ['', past.toISOString()]) {
      const answer = await moveFrom('draft', 'schedule', { at });
      assert.deepEqual([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)], [422, ['at']]);
    }
    // A filled job whose last day is over needs a new last day.
    const version = await setColumns(id, { ...columnsOf.closed, filled_at: past });
    assert.equal((await move(id, { transition: 'reopen', version }, recruiter)).statusCode, 409);
    assert.equal((await move(id, { transition: 'renew', version }, recruiter)).statusCode, 200);
  });

  test('are written once by two recruiters at the same time', async () => {
    const version = await setColumns(id, columnsOf.open);
    const answers = await Promise.all([1, 2].map(() => move(id, { transition: 'pause', version }, recruiter)));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
  });

  test('are those of the own companies only', async () => {
    const version = await setColumns(id, columnsOf.open);
    const { recruiter: stranger } = await addCompany();
    const member = await insertPerson(api);
    for (const [person, status] of [
      [stranger, 404],
      [member, 403],
    ] as const) {
      assert.equal((await read(person, id)).statusCode, status);
      assert.equal((await move(id, { transition: 'pause', version }, person)).statusCode, status);
    }
    assert.equal((await api.get(wireUrl(jobPublishingCalls.getJobPublishing, { id }))).statusCode, 401);
    assert.equal((await publishing()).state, 'open');
  });

  test('go back to a draft with a note of an admin, which the recruiters get', async () => {
    const asAdmin = { post: (path: string, body?: object) => api.post(path, body, 'admin') };
    await moveFrom('draft', 'request_review');
    const { version } = await publishing();
    const refusal = await move(id, { transition: 'return_to_draft', version }, asAdmin);
    assert.deepEqual([refusal.statusCode, Object.keys(refusal.json<{ errors: object }>().errors)], [422, ['note']]);
    const note = 'Nombra el sueldo, por favor.';
    const answer = await move(id, { transition: 'return_to_draft', version, note }, asAdmin);
    assert.equal(answer.statusCode, 200, answer.body);
    const mails = await mailsTo(api, recruiter.email);
    assert.ok(mails.some(({ text }) => text.includes(note)));
    const history = (await api.get(`/api/v2/jobs/${id}/revisions`, 'admin')).json<{
      data: { reason: string | null }[];
    }>();
    assert.equal(history.data[0]?.reason, note);
    const { rows } = await sql<{ after: object }>`select after from audit_entries where action = 'moveJob'
      and row_id = ${String(id)} order by id desc limit 1`.execute(api.deps.db);
    assert.deepEqual(rows[0]?.after, { transition: 'return_to_draft', state: 'draft' });
    // A recruiter takes a request back without a note.
    assert.equal((await moveFrom('in_review', 'return_to_draft')).statusCode, 200);
  });

  test('are in the guide as they are', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../../../../docs/guides/job-publishing.md'), 'utf8');
    for (const [name, { to, from }] of Object.entries(jobTransitions)) {
      const states = from.map((state) => `\`${state}\``).join(', ');
      assert.match(guide, new RegExp(`^\\| \`${name}\` +\\| ${states} +\\| \`${to}\` `, 'm'));
    }
  });
});
