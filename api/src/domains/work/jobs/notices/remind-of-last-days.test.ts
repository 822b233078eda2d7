import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { mailsTo } from '../../../../testing/caught-mails';
import { addCompany, addJob, api, openRecruitingStage } from '../../../../testing/stages/recruiting/recruiting-stage';
import { remindOfLastDays } from './remind-of-last-days';

openRecruitingStage();

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the last day of a job', () => {
  test('is in one mail to the recruiters three days before, and again after a renewal', async () => {
    const { recruiter, ...company } = await addCompany();
    const id = await addJob(company, { closes_at: daysFromNow(4) });
    const countMails = async () => {
      await remindOfLastDays(api.deps);
      await remindOfLastDays(api.deps);
      const mails = await mailsTo(api, recruiter.email);
      return mails.filter(({ text }) => text.includes(`/admin/jobs/${id}?panel=publishing`)).length;
    };
    const endIn = (days: number) =>
      sql`update jobs set closes_at = ${daysFromNow(days)}::timestamptz where id = ${id}`.execute(api.deps.db);
    assert.equal(await countMails(), 0);
    await endIn(2.9);
    assert.equal(await countMails(), 1);
    await endIn(30);
    assert.equal(await countMails(), 1);
    await endIn(1);
    assert.equal(await countMails(), 2);
  });

  test('is in no mail about a job that is paused, filled or closed', async () => {
    const { recruiter, ...company } = await addCompany();
    for (const columns of [
      { paused_at: 'now()' },
      { filled_at: 'now()' },
      { closes_at: `now() - interval '1 hour'` },
    ]) {
      const id = await addJob(company, { closes_at: daysFromNow(1) });
      for (const [name, value] of Object.entries(columns))
        await sql`update jobs set ${sql.ref(name)} = ${sql.raw(value)} where id = ${id}`.execute(api.deps.db);
    }
    await remindOfLastDays(api.deps);
    assert.deepEqual(await mailsTo(api, recruiter.email), []);
  });
});
