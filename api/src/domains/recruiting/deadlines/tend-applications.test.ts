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

  test('is in the same reminder as those that wait longer', async () => {
    const { id, job, recruiter } = await addApplication();
    const secondId = await applyFor(job, await insertPerson(api));
    await age(id, 15);
    await age(secondId, 8);
    for (const _ of [1, 2]) await tendApplications(api.deps);
    const [mail, ...others] = (await mailsTo(api, recruiter.email)).filter(({ subject }) => /wait/.test(subject));
    assert.match(`${mail?.subject} ${mail?.text}`, /\b2\b[^]*\b7\b/);
    assert.equal(others.length, 0);
  });

  test('is withdrawn when it was left at a blocked company, as after a merge of two accounts', async () => {
    const { id, company, member, recruiter } = await addApplication();
    const other = await addApplication();
    await sql`insert into pool_blocks (user_id, company_id, created_at)
      values (${member.id}, ${company.id}, now())`.execute(api.deps.db);
    const stateOf = async (applicationId: number) =>
      (await api.deps.db.selectFrom('applications').select('state').where('id', '=', applicationId).executeTakeFirst())
        ?.state;
    const { rows } = await sql<{ id: number }>`insert into account_merges
        (winner_id, loser_id, merged_by, reason, trace, created_at, undo_until)
      values (${member.id}, ${recruiter.id}, null, 'same', '{}', now(), ${api.deps.clock()}::timestamptz + interval '5 minutes')
      returning id`.execute(api.deps.db);
    await tendApplications(api.deps);
    assert.equal(await stateOf(id), 'submitted');
    await sql`update account_merges set undo_until = created_at where id = ${rows[0]?.id ?? 0}`.execute(api.deps.db);
    for (const _ of [1, 2]) await tendApplications(api.deps);
    assert.deepEqual([await stateOf(id), await stateOf(other.id)], ['withdrawn', 'submitted']);
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
