import { backgroundJobCalls, type DeadJob, deadJobDoneSchema, deadJobsSchema } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { buildTestApi, type Caller, type TestApi } from '../../../testing/build-test-api';

const list = '/api/v2/background_jobs';

describe('dead background jobs', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());
  beforeEach(async () => {
    await sql`delete from background_jobs`.execute(api.deps.db);
    await sql`insert into background_jobs (kind, payload, state, attempts, most_attempts, is_at_most_once, reason, ended_at)
      select 'test.kind', json_build_object('number', n), 'dead', 3, 3, n = 2, 'Connection 451 refused',
        now() - make_interval(mins => n)
      from generate_series(1, 30) n`.execute(api.deps.db);
    await sql`insert into background_jobs (kind, payload, most_attempts, state) values ('test.other', '{}', 1, 'waiting')`.execute(
      api.deps.db,
    );
  });

  const read = async (query = '', as: Caller = 'admin') => {
    const answer = await api.get(`${list}${query}`, as);
    assert.equal(answer.statusCode, 200, answer.body);
    return deadJobsSchema.parse(answer.json());
  };
  const numbers = (jobs: readonly DeadJob[]) => jobs.map(({ payload }) => payload['number']);
  const stateOf = async (id: number) =>
    (
      await sql<{ state: string; attempts: number }>`select state, attempts from background_jobs
        where id = ${id}`.execute(api.deps.db)
    ).rows[0];

  test('are listed in pages, the latest first', async () => {
    const { data, meta } = await read('?page=2&per_page=20');
    assert.deepEqual(meta, { total: 30, page: 2, per_page: 20 });
    assert.deepEqual(numbers(data), [21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    const [first, second] = (await read('?per_page=2')).data;
    assert.deepEqual(
      [first?.attempts, first?.reason, first?.is_at_most_once, second?.is_at_most_once],
      [3, 'Connection 451 refused', false, true],
    );
  });

  test('are searched by kind, reason and payload', async () => {
    assert.equal((await read('?search=CONNECTION')).meta.total, 30);
    assert.equal((await read('?search=test.kind')).meta.total, 30);
    assert.deepEqual(numbers((await read(`?search=${encodeURIComponent(': 17}')}`)).data), [17]);
    assert.equal((await read('?search=%25')).meta.total, 0);
  });

  test('run again with all their attempts, or are discarded, with an entry in the audit', async () => {
    const [revivedJob, discardedJob] = (await read()).data;
    assert.ok(revivedJob && discardedJob);
    const again = await api.post(`${list}/${revivedJob.id}/run`, undefined, 'admin');
    assert.deepEqual(deadJobDoneSchema.parse(again.json()).data, { id: revivedJob.id });
    assert.deepEqual(await stateOf(revivedJob.id), { state: 'waiting', attempts: 0 });
    const missingAnswer = await api.post(`${list}/${discardedJob.id}/discard`, undefined, 'admin');
    assert.equal(missingAnswer.statusCode, 200);
    assert.equal(await stateOf(discardedJob.id), undefined);
    assert.equal((await read()).meta.total, 28);
    const { rows } = await sql`select action, row_id, before ->> 'kind' as kind from audit_entries
      where resource = 'background_jobs' order by id`.execute(api.deps.db);
    assert.deepEqual(rows, [
      { action: 'runAgain', row_id: String(revivedJob.id), kind: 'test.kind' },
      { action: 'discard', row_id: String(discardedJob.id), kind: 'test.kind' },
    ]);
  });

  test('that are no longer dead, or never were, are 404', async () => {
    const { rows } = await sql<{ id: number }>`select id from background_jobs where state = 'waiting'`.execute(
      api.deps.db,
    );
    for (const id of [rows[0]?.id, 999_999_999, 'x'])
      for (const verb of ['run', 'discard'])
        assert.equal((await api.post(`${list}/${id}/${verb}`, undefined, 'admin')).statusCode, 404);
  });

  test('are for admins, and for developers with the permission', async () => {
    const { access } = backgroundJobCalls.getDeadJobs;
    assert.ok(access.kind === 'roles');
    const developer = await addPerson(api, { roles: ['allies'], permissions: [access.permission] });
    assert.equal((await developer.get(list)).statusCode, 200);
    const [job] = (await read()).data;
    for (const [role, status] of [
      [null, 401],
      ['allies', 403],
      ['recruiters', 403],
    ] as const) {
      assert.equal((await api.get(list, role)).statusCode, status);
      assert.equal((await api.post(`${list}/${job?.id}/run`, undefined, role)).statusCode, status);
      assert.equal((await api.post(`${list}/${job?.id}/discard`, undefined, role)).statusCode, status);
    }
  });
});
