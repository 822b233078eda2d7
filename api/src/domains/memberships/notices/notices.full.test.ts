import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { cards } from '../../../testing/sandbox-members';
import {
  addFailed,
  ask,
  later,
  linkOf,
  look,
  mailsOf,
  openNoticesStage,
  packages,
  stage,
  templatesOf,
} from '../../../testing/stages/memberships/notices-stage';

openNoticesStage();

describe('mails about a failed payment', () => {
  test('come after the event of Stripe, whatever the switches of the member are', async () => {
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    await member.change(packages[1]?.id ?? 0);
    const choice = await member.person.post('/api/v2/notification-settings/choice', {
      kind: 'payments',
      has_mail: false,
    });
    assert.equal(choice.statusCode, 409, 'the kind has no switch');
    await member.person.post('/api/v2/notification-settings/digest', { is_on: true, time_zone: 'America/Lima' });
    await member.useCard(cards.failing);
    await stage.moveTo(later(stage.now(), 32));
    for (const event of (await stage.eventsOf(await member.customer())).slice(-3)) await stage.notify(event);
    await stage.api.finishJobs();
    assert.deepEqual(
      (await mailsOf(member)).map(({ template, is_declined: isDeclined }) => [template, isDeclined]),
      [['paymentFailed', false]],
    );
    const { rows } = await sql`select 1 from held_mails where user_id = ${member.id}`.execute(stage.api.deps.db);
    assert.deepEqual(rows, [], 'it does not wait for the digest');
  });

  test('are not made up for after a time without a process, and end with the payment', async () => {
    const { member, failedAt } = await addFailed();
    stage.setNow(later(failedAt, 8));
    await look();
    assert.deepEqual(await templatesOf(member), ['paymentReminder']);
    await member.useCard(cards.visa);
    stage.setNow(later(failedAt, 13));
    await look();
    assert.equal((await mailsOf(member)).length, 1);
  });

  test('pause with the treasurer, but for the end of the plan', async () => {
    const { member, failedAt } = await addFailed();
    const end = later(failedAt, 30);
    await sql`update memberships set dunning_paused_until = ${end} where user_id = ${member.id}`.execute(
      stage.api.deps.db,
    );
    stage.setNow(later(failedAt, 8));
    await look();
    assert.deepEqual(await templatesOf(member), []);
    stage.setNow(later(failedAt, 28.5));
    await look();
    assert.deepEqual(await templatesOf(member), ['paymentLastReminder']);
  });
});

describe('the link of a mail', () => {
  test('of an account that is removed opens nothing', async () => {
    const { member } = await addFailed();
    await look();
    const link = await linkOf(member);
    await sql`update users set disabled_at = now() where id = ${member.id}`.execute(stage.api.deps.db);
    assert.equal((await ask(link)).statusCode, 404);
  });
});

test('the end of a plan is confirmed by mail, once for each', async () => {
  const member = await stage.addMember();
  await member.useCard(cards.visa);
  await member.change(packages[1]?.id ?? 0);
  await Promise.all([member.cancel(), member.cancel()]);
  await member.cancel();
  assert.deepEqual(await templatesOf(member), ['planEnding']);
  const [mail] = await mailsOf(member);
  assert.match(mail?.values['until'] ?? '', /\w+ \d{1,2}, \d{4}/);
  await member.resume();
  await member.change(packages[0]?.id ?? 0);
  assert.deepEqual(await templatesOf(member), ['planEnding', 'planEnding']);
});
