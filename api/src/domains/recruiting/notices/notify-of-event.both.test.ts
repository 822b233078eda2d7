import {
  type MovedCandidates,
  movedCandidatesSchema,
  type MyApplicationDetails,
} from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { mailsTo } from '../../../testing/caught-mails';
import {
  addApplication,
  api,
  candidateOf,
  endTakeBackTime,
  move,
  openRecruitingStage,
} from '../../../testing/stages/recruiting/recruiting-stage';

openRecruitingStage();

async function movedBy(person: TestPerson, body: object): Promise<MovedCandidates> {
  const answer = await move(person, body);
  assert.equal(answer.statusCode, 200, answer.body);
  return movedCandidatesSchema.parse(answer.json()).data;
}

const takeBack = async (person: TestPerson, moveId: string | null) =>
  assert.equal((await person.post(`/api/v2/candidate-moves/${moveId}/take-back`)).statusCode, 200);

async function noticesOf({ id }: TestPerson): Promise<readonly string[]> {
  const { rows } = await sql<{ template: string }>`select template from notifications
    where user_id = ${id} and template like 'application%' order by id`.execute(api.deps.db);
  return rows.map(({ template }) => template);
}

const readBy = async (person: TestPerson, id: number): Promise<MyApplicationDetails> =>
  (await person.get(`/api/v2/my-applications/${id}`)).json<{ data: MyApplicationDetails }>().data;

describe('the notice of an applicant', () => {
  test('is of the move that holds again after a later one was taken back', async () => {
    const { id, recruiter, member } = await addApplication();
    await movedBy(recruiter, { move: 'interview', ids: [id] });
    const mistake = await movedBy(recruiter, { move: 'offer', ids: [id] });
    await takeBack(recruiter, mistake.id);
    assert.equal((await readBy(member, id)).state, 'sent');
    await endTakeBackTime(id);
    assert.deepEqual(await noticesOf(member), ['applicationInterview']);
    assert.equal((await mailsTo(api, member.email)).length, 1);
    assert.equal((await readBy(member, id)).state, 'interview');
    await endTakeBackTime(id);
    assert.deepEqual(await noticesOf(member), ['applicationInterview']);
  });

  test('is one for a public state, also when a second move does not change it', async () => {
    const { id, recruiter, member } = await addApplication();
    await movedBy(recruiter, { move: 'review', ids: [id] });
    await movedBy(recruiter, { move: 'shortlist', ids: [id] });
    await endTakeBackTime(id);
    assert.deepEqual(await noticesOf(member), ['applicationInReview']);
  });

  test('has nothing of a rejection that another move replaced in time', async () => {
    const { id, recruiter, member } = await addApplication();
    await movedBy(recruiter, { move: 'reject', ids: [id], reason: 'Una confusión', shows_reason: true });
    await movedBy(recruiter, { move: 'review', ids: [id] });
    await sql`update application_events set final_at = now()
      where application_id = ${id} and transition = 'reject'`.execute(api.deps.db);
    const { state, reason } = await readBy(member, id);
    assert.deepEqual([state, reason], ['sent', null]);
    await endTakeBackTime(id);
    assert.deepEqual(await noticesOf(member), ['applicationInReview']);
    assert.doesNotMatch(JSON.stringify(await readBy(member, id)), /confusión/);
  });
});

describe('a move', () => {
  test('that is taken back leaves the time since which the candidate waits', async () => {
    const { id, recruiter } = await addApplication();
    await movedBy(recruiter, { move: 'review', ids: [id] });
    const { moved_at: before } = await candidateOf(recruiter, id);
    const mistake = await movedBy(recruiter, { move: 'interview', ids: [id] });
    await takeBack(recruiter, mistake.id);
    assert.equal((await candidateOf(recruiter, id)).moved_at, before);
  });

  test('of a candidate who was only opened meanwhile is no conflict', async () => {
    const { id, recruiter } = await addApplication();
    await recruiter.post(`/api/v2/candidates/${id}/view`);
    assert.equal((await movedBy(recruiter, { move: 'interview', ids: [id], version: 1 })).moved.length, 1);
    assert.equal((await move(recruiter, { move: 'offer', ids: [id], version: 1 })).statusCode, 409);
    assert.equal((await move(recruiter, { move: 'offer', ids: [id], version: 99 })).statusCode, 409);
  });

  test('with the same key is made once, also when the answer was lost', async () => {
    const { id, recruiter, member } = await addApplication();
    const key = randomUUID();
    const request = { move: 'interview', ids: [id], version: 1, key };
    const [first, second] = await Promise.all([movedBy(recruiter, request), movedBy(recruiter, request)]);
    assert.deepEqual(second, first);
    assert.equal(first.id, key);
    assert.equal((await candidateOf(recruiter, id)).events.length, 2);
    await takeBack(recruiter, key);
    await endTakeBackTime(id);
    assert.deepEqual(await noticesOf(member), []);
  });

  test('of an admin who opens an application is none', async () => {
    const { id, recruiter } = await addApplication();
    assert.equal((await api.post(`/api/v2/candidates/${id}/view`, {}, 'admin')).statusCode, 200);
    assert.equal((await candidateOf(recruiter, id)).state, 'submitted');
  });
});
