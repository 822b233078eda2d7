import {
  applicationStates,
  candidatesSchema,
  candidateStagesSchema,
  type CandidateState,
  type CompanyStages,
  type MovedCandidates,
  movedCandidatesSchema,
  stageMoves,
  type StageState,
  stageStates,
} from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { mailsTo } from '../../../testing/caught-mails';
import { insertPerson } from '../../../testing/insert-person';
import {
  addApplication,
  addCompany,
  api,
  candidateOf,
  endTakeBackTime,
  insertRecruiter,
  move,
  openRecruitingStage,
  saveStages,
} from '../../../testing/stages/recruiting/recruiting-stage';
import { isPossible, stateAfter } from '../states/application-transitions';

openRecruitingStage();

const path = '/api/v2/candidate-stages';

const stage = (state: StageState, name: string, more: object = {}) => ({
  state,
  names: { es: name },
  color: 'teal',
  ...more,
});

const everyStage = stageStates.map((state) => stage(state, `Etapa ${state}`));

/** An application at a company with a stage for each state that can have one. */
async function addStagedApplication() {
  const application = await addApplication();
  const list = await saveStages(application.recruiter, {
    company_id: application.company.id,
    version: 0,
    stages: everyStage,
  });
  const idOf = (state: StageState): number => list.stages.find((one) => one.state === state)?.id ?? 0;
  return { ...application, list, idOf };
}

const movedBy = async (person: TestPerson, body: object): Promise<MovedCandidates> => {
  const answer = await move(person, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return movedCandidatesSchema.parse(answer.json()).data;
};

/** State, stage and version of an application, and of its last event. */
async function placesOf(id: number) {
  const { rows } =
    await sql<object>`select a.state, a.stage_id, a.version from applications a where a.id = ${id}`.execute(
      api.deps.db,
    );
  const events = await sql<object>`select to_state as state, to_stage_id as stage_id, version
    from application_events where application_id = ${id} order by version desc limit 1`.execute(api.deps.db);
  return [rows[0], events.rows[0]];
}

const listOf = async (person: TestPerson, query = ''): Promise<CompanyStages[]> =>
  candidateStagesSchema.parse((await person.get(`${path}${query}`)).json()).data;

describe('the stages of a company', () => {
  test('are read and written by its recruiters and admins; for others the company is missing', async () => {
    const company = await addCompany();
    const other = await addCompany();
    const stranger = await insertRecruiter();
    const body = {
      company_id: company.id,
      version: 0,
      stages: [stage('interview', 'Charla', { names: { pt: ' Oi ' } })],
    };
    for (const caller of [other.recruiter, stranger]) {
      assert.equal((await caller.get(`${path}?company_id=${company.id}`)).statusCode, 404);
      assert.equal((await caller.post(path, body)).statusCode, 404);
    }
    const member = await insertPerson(api);
    assert.equal((await member.get(path)).statusCode, 403);
    assert.equal((await member.post(path, body)).statusCode, 403);
    assert.equal((await api.get(path)).statusCode, 401);
    const list = await saveStages(company.recruiter, body);
    assert.deepEqual(
      list.stages.map(({ name, names, state, count }) => [name, names, state, count]),
      [['Oi', { en: null, es: null, pt: 'Oi' }, 'interview', 0]],
    );
    assert.deepEqual([await listOf(company.recruiter), await listOf(stranger)], [[list], []]);
    assert.deepEqual(await listOf(company.recruiter, `?company_id=${company.id}`), [list]);
    const ofAdmin = await api.get(`${path}?company_id=${company.id}`, 'admin');
    assert.equal(ofAdmin.statusCode, 200);
    assert.equal((await api.post(path, { ...body, version: 1, stages: [] }, 'admin')).statusCode, 200);
    assert.equal((await listOf(company.recruiter))[0]?.version, 2);
  });

  test('are written once by two recruiters who read the same list, with words at the faulty fields', async () => {
    const { id: companyId, recruiter } = await addCompany();
    const bodyOf = (name: string) => ({ company_id: companyId, version: 0, stages: [stage('viewed', name)] });
    const names = ['Leída', 'Vista', 'Mirada', 'Abierta'];
    const statuses = await Promise.all(
      names.map(async (name) => (await recruiter.post(path, bodyOf(name))).statusCode),
    );
    assert.deepEqual(statuses.toSorted(), [200, 409, 409, 409]);
    // The one whose answer was lost is sent again.
    const body = bodyOf(names[statuses.indexOf(200)] ?? '');
    assert.equal((await recruiter.post(path, body)).statusCode, 200);
    const late = await recruiter.post(path, bodyOf('Otra'));
    assert.deepEqual(late.json<{ details: object }>().details, { version: 1 });
    const faults = async (stages: readonly object[]) => {
      const answer = await recruiter.post(path, { ...body, version: 1, stages });
      assert.equal(answer.statusCode, 422, answer.body);
      return Object.keys(answer.json<{ errors: object }>().errors);
    };
    assert.deepEqual(await faults([stage('viewed', ' ')]), ['stages.0.names']);
    assert.deepEqual(await faults([stage('viewed', 'A', { id: 999_999 })]), ['stages.0.id']);
    assert.deepEqual(await faults([{ ...stage('viewed', 'A'), state: 'hired' }]), ['stages.0.state']);
    assert.deepEqual(await faults(Array.from({ length: 13 }, () => stage('viewed', 'A'))), ['stages']);
  });

  test('are reached from every state by the transition of their state, or by set_stage within it', async () => {
    const { id, recruiter, idOf } = await addStagedApplication();
    for (const from of applicationStates)
      for (const state of stageStates) {
        const label = `${from} to a stage of ${state}`;
        const put = (version: number) => sql`with event as (
            insert into application_events (application_id, version, transition, from_state, to_state, is_visible,
              actor_kind, created_at)
            values (${id}, ${version}, 'review', 'submitted', ${from}, false, 'system', now()) returning version)
          update applications set state = ${from}, stage_id = null, version = ${version} where id = ${id}`;
        const { version } = await candidateOf(recruiter, id);
        await put(version + 1).execute(api.deps.db);
        const answer = await move(recruiter, { move: stageMoves[state], ids: [id], stage_id: idOf(state) });
        const isExpected = isPossible(stageMoves[state], from) || (from === state && isPossible('set_stage', from));
        assert.equal(answer.statusCode, isExpected ? 200 : 409, label);
        const [storedPlace, lastPlace] = await placesOf(id);
        assert.deepEqual(storedPlace, lastPlace, label);
        if (!isExpected) continue;
        const next = { state: stateAfter(stageMoves[state], from), stage_id: idOf(state), version: version + 2 };
        assert.deepEqual(storedPlace, next, label);
      }
  });

  test('are in lists, counts and the history, and end with another move', async () => {
    const { id, recruiter, idOf } = await addStagedApplication();
    const result = await movedBy(recruiter, { move: 'interview', ids: [id], stage_id: idOf('interview') });
    assert.equal(result.moved[0]?.stage?.name, 'Etapa interview');
    const list = async (query: string) =>
      candidatesSchema.parse((await recruiter.get(`/api/v2/candidates?${query}`)).json());
    const { data, meta } = await list(`stage_id=${idOf('interview')}`);
    assert.deepEqual(
      [data[0]?.stage?.id, data[0]?.job.company_id, meta.total, meta.stages],
      [idOf('interview'), (await listOf(recruiter))[0]?.company.id, 1, [{ id: idOf('interview'), count: 1 }]],
    );
    assert.equal((await list('stage_id=0')).meta.total, 0);
    assert.equal((await candidateOf(recruiter, id)).events.at(-1)?.stage, 'Etapa interview');
    // The same place once more is no move.
    assert.equal(
      (await move(recruiter, { move: 'interview', ids: [id], stage_id: idOf('interview') })).statusCode,
      409,
    );
    await movedBy(recruiter, { move: 'interview', ids: [id] });
    const { stage: noStage, events, state } = await candidateOf(recruiter, id);
    assert.deepEqual([noStage, state, events.at(-1)?.transition], [null, 'interview', 'set_stage']);
    await movedBy(recruiter, { move: 'offer', ids: [id], stage_id: idOf('offer') });
    await movedBy(recruiter, { move: 'reject', ids: [id], reason: 'No' });
    assert.equal((await candidateOf(recruiter, id)).stage, null);
  });

  test('of other companies and of other states are refused', async () => {
    const first = await addStagedApplication();
    const other = await addStagedApplication();
    const refuse = async (body: object) =>
      Object.keys((await move(first.recruiter, body)).json<{ errors: object }>().errors);
    const ids = [first.id];
    assert.deepEqual(await refuse({ move: 'offer', ids, stage_id: other.idOf('offer') }), ['stage_id']);
    assert.deepEqual(await refuse({ move: 'offer', ids, stage_id: first.idOf('viewed') }), ['stage_id']);
    // An admin moves candidates of several companies; those of another one stay.
    const body = { move: 'offer', ids: [first.id, other.id], stage_id: first.idOf('offer') };
    const answer = await api.post('/api/v2/candidates/move', body, 'admin');
    const { moved: results, refused: refusals } = movedCandidatesSchema.parse(answer.json()).data;
    assert.deepEqual([results.map(({ id }) => id), refusals.map(({ id }) => id)], [[first.id], [other.id]]);
  });

  test('are taken back with the move, and a change within a state neither tells the member nor hides a mail', async () => {
    const { id, recruiter, member, idOf } = await addStagedApplication();
    await movedBy(recruiter, { move: 'interview', ids: [id] });
    await movedBy(recruiter, { move: 'interview', ids: [id], stage_id: idOf('interview') });
    const result = await movedBy(recruiter, { move: 'offer', ids: [id], stage_id: idOf('offer') });
    const answer = await recruiter.post(`/api/v2/candidate-moves/${result.id}/take-back`);
    assert.deepEqual(answer.json(), { data: { count: 1 } });
    const [storedPlace, lastPlace] = await placesOf(id);
    assert.deepEqual(storedPlace, lastPlace);
    assert.deepEqual(
      [(await candidateOf(recruiter, id)).state, (await candidateOf(recruiter, id)).stage?.id],
      ['interview', idOf('interview')],
    );
    await movedBy(recruiter, { move: 'interview', ids: [id] });
    await endTakeBackTime(id);
    const ownAnswer = await member.get(`/api/v2/my-applications/${id}`);
    assert.doesNotMatch(ownAnswer.body, /Etapa|stage/);
    assert.equal(ownAnswer.json<{ data: { state: CandidateState } }>().data.state, 'interview');
  });

  test('a mail about a state leaves although the stage was changed meanwhile', async () => {
    const { id, recruiter, member, idOf } = await addStagedApplication();
    await movedBy(recruiter, { move: 'interview', ids: [id] });
    await movedBy(recruiter, { move: 'interview', ids: [id], stage_id: idOf('interview') });
    await endTakeBackTime(id);
    const mails = await mailsTo(api, member.email);
    assert.deepEqual([mails.length, /Etapa/.test(mails[0]?.text ?? '')], [1, false]);
  });

  test('that are removed ask where their candidates go', async () => {
    const { id, company, recruiter, list, idOf } = await addStagedApplication();
    await movedBy(recruiter, { move: 'interview', ids: [id], stage_id: idOf('interview') });
    const second = stage('interview', 'Segunda');
    const both = await saveStages(recruiter, {
      company_id: company.id,
      version: 1,
      stages: [...list.stages, second],
    });
    const secondId = both.stages.at(-1)?.id ?? 0;
    const rest = both.stages.filter((one) => one.id !== idOf('interview'));
    const body = { company_id: company.id, version: 2, stages: rest };
    const refusal = await recruiter.post(path, body);
    assert.deepEqual(Object.keys(refusal.json<{ errors: object }>().errors), [`removed.${idOf('interview')}`]);
    const wrongBody = { ...body, removed: [{ id: idOf('interview'), to: idOf('offer') }] };
    assert.equal((await recruiter.post(path, wrongBody)).statusCode, 422);
    const changedAnswer = await recruiter.post(path, {
      ...body,
      stages: both.stages.map((one) => (one.id === idOf('interview') ? { ...one, state: 'offer' } : one)),
    });
    assert.deepEqual(Object.keys(changedAnswer.json<{ errors: object }>().errors), ['stages.3.state']);
    await saveStages(recruiter, { ...body, removed: [{ id: idOf('interview'), to: secondId }] });
    assert.equal((await candidateOf(recruiter, id)).stage?.id, secondId);
    await saveStages(recruiter, {
      company_id: company.id,
      version: 3,
      stages: [],
      removed: [{ id: secondId, to: null }],
    });
    const { stage: noStage, state, events } = await candidateOf(recruiter, id);
    assert.deepEqual([noStage, state], [null, 'interview']);
    assert.deepEqual(
      events.slice(-3).map((event) => [event.transition, event.stage]),
      [
        ['interview', 'Etapa interview'],
        ['set_stage', 'Segunda'],
        ['set_stage', null],
      ],
    );
    const [storedPlace, lastPlace] = await placesOf(id);
    assert.deepEqual(storedPlace, lastPlace);
    const late = await move(recruiter, { move: 'interview', ids: [id], stage_id: secondId });
    assert.equal(late.statusCode, 422);
  });
});
