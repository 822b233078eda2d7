import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { mailsTo } from '../../../testing/caught-mails';
import { insertPerson } from '../../../testing/insert-person';
import {
  addApplication,
  api,
  applyFor,
  candidateOf,
  endTakeBackTime,
  move,
  openRecruitingStage,
} from '../../../testing/stages/recruiting/recruiting-stage';
import { tendApplications } from './tend-applications';

openRecruitingStage();

/** Moves the times of an application into the past. */
const age = (id: number, days: number) =>
  sql`update applications set applied_at = applied_at - ${days} * interval '1 day',
    moved_at = moved_at - ${days} * interval '1 day' where id = ${id}`.execute(api.deps.db);

const subjectsTo = async (email: string, subject: RegExp) =>
  (await mailsTo(api, email)).filter((mail) => subject.test(mail.subject)).length;

describe('an application without an answer', () => {
  test('is in one reminder to the recruiters after 7 and after 14 days, once each', async () => {
    const { id, job, recruiter } = await addApplication();
    const secondId = await applyFor(job, await insertPerson(api));
    const reminders = async () => {
      await tendApplications(api.deps);
      await tendApplications(api.deps);
      return subjectsTo(recruiter.email, /wait/);
    };
    for (const one of [id, secondId]) await age(one, 6);
    assert.equal(await reminders(), 0);
    for (const one of [id, secondId]) await age(one, 2);
    assert.equal(await reminders(), 1);
    // Opening is no answer.
    await recruiter.post(`/api/v2/candidates/${id}/view`);
    for (const one of [id, secondId]) await age(one, 7);
    assert.equal(await reminders(), 2);
  });

  test('is closed after 30 days with a mail; others are not', async () => {
    const applicant = await addApplication();
    const interviewee = await addApplication();
    const reviewee = await addApplication();
    await move(interviewee.recruiter, { move: 'interview', ids: [interviewee.id] });
    for (const { id } of [applicant, interviewee, reviewee]) await age(id, 31);
    await move(reviewee.recruiter, { move: 'review', ids: [reviewee.id] });
    await tendApplications(api.deps);
    for (const { id } of [applicant, interviewee, reviewee]) await endTakeBackTime(id);
    const states = [];
    for (const { recruiter, id } of [applicant, interviewee, reviewee])
      states.push((await candidateOf(recruiter, id)).state);
    assert.deepEqual(states, ['auto_closed', 'interview', 'in_review']);
    const [mail] = await mailsTo(api, applicant.member.email);
    assert.match(mail?.text ?? '', /has not answered/);
    const answer = await move(applicant.recruiter, { move: 'review', ids: [applicant.id] });
    assert.equal(answer.statusCode, 200, answer.body);
  });
});
