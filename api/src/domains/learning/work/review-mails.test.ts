import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { transact } from '../../../infrastructure/db/transact';
import { releaseHeldMails } from '../../../infrastructure/mail/outbox.repository';
import type { TestPerson } from '../../../testing/add-person';
import { type CaughtMail, mailsTo } from '../../../testing/caught-mails';
import { addTask, api, openTaskStage, review, taskOf } from '../../../testing/stages/learning/task-stage';
import { sendDigests } from '../../notifications/digest/send-digests';

openTaskStage();

/** With the digest, mails of a user wait until it ends. */
const setDigest = async (person: TestPerson, isOn: boolean): Promise<void> => {
  const body = { is_on: isOn, timezone: 'UTC' };
  assert.equal((await person.post('/api/v2/notification-settings/digest', body)).statusCode, 200);
};

/** A task that an author has returned; the mail waits. */
async function addReturnedTask() {
  const task = await addTask();
  await setDigest(task.person, true);
  await task.person.post(task.path, { text: 'Primera' });
  await decide(task.course, 'return', 'Falta el final.');
  return task;
}

async function decide(course: number, decision: 'accept' | 'return', text: string): Promise<void> {
  const { id, submitted_at } = await taskOf(course);
  const answer = await review(id, { decision, text, submitted_at });
  assert.equal(answer.statusCode, 200, answer.body);
}

const textsOf = (mails: readonly CaughtMail[]) => mails.map(({ text }) => text);

async function reasonsFor({ email }: TestPerson): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ failure: string | null }>`select failure from outbox_mails
    where recipient = ${email} and template like 'task%' order by id`.execute(api.deps.db);
  return rows.map(({ failure }) => failure);
}

describe('the mail about a review', () => {
  test('is sent while the task is as the author left it', async () => {
    const { person } = await addReturnedTask();
    await setDigest(person, false);
    const texts = textsOf(await mailsTo(api, person.email));
    assert.equal(texts.length, 1);
    assert.match(texts[0] ?? '', /Falta el final\./);
  });

  test('is not sent when a newer answer or a newer review is there at the time of sending', async () => {
    const { course, person, path } = await addReturnedTask();
    await person.post(path, { text: 'Segunda' });
    await decide(course, 'return', 'Falta el título.');
    await person.post(path, { text: 'Tercera' });
    await decide(course, 'accept', 'Ya está.');
    await setDigest(person, false);
    const texts = textsOf(await mailsTo(api, person.email));
    assert.equal(texts.length, 1);
    assert.match(texts[0] ?? '', /Ya está\./);
    assert.deepEqual(await reasonsFor(person), ['not true any more', 'not true any more', null]);
  });

  test('is not sent to a learner who is not enrolled any more, or cannot sign in', async () => {
    const { person: leaver } = await addReturnedTask();
    await sql`delete from enrolments where user_id = ${leaver.id}`.execute(api.deps.db);
    const { person: disabledUser } = await addReturnedTask();
    await sql`update users set disabled_at = now() where id = ${disabledUser.id}`.execute(api.deps.db);
    for (const { id, email } of [leaver, disabledUser]) {
      await transact(api.deps.db, (trx) => releaseHeldMails(trx, id));
      assert.deepEqual(await mailsTo(api, email), []);
    }
    assert.deepEqual(await reasonsFor(leaver), ['not true any more']);
  });

  test('is not in the digest when it is not true any more', async () => {
    const [task, other] = [await addReturnedTask(), await addReturnedTask()];
    await task.person.post(task.path, { text: 'Segunda' });
    const tomorrow = new Date(Date.now() + 86_400_000);
    tomorrow.setUTCHours(9);
    await sendDigests(api.deps.db, api.deps.mails, { productName: 'Enlace', origin: 'https://enlace.test' }, tomorrow);
    assert.deepEqual(await mailsTo(api, task.person.email), []);
    assert.equal((await mailsTo(api, other.person.email)).length, 1);
  });
});
