import type { PaymentKey } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';

import { createBuyer } from '../../../testing/sandbox-payments';
import { buildMemberApi, cards, type TestMember } from '../../../testing/sandbox-members';
import { sendMemberMails } from '../memberships-jobs';
import { signCardLink } from './card-links';

let room: Awaited<ReturnType<typeof buildMemberApi>>;
let packages: readonly { readonly id: number; readonly price: number }[];
const day = 86_400_000;

before(async () => {
  room = await buildMemberApi();
  packages = await room.packagesOf();
});
// Members of the demo community would get mails of their own.
beforeEach(async () => {
  await room.moveTo(later(room.now(), 1));
  await sql`update memberships set state = 'none', card_last4 = null`.execute(room.api.deps.db);
});
after(() => room.api.close());

interface SentMail {
  readonly template: string;
  readonly is_declined: boolean;
  readonly values: Readonly<Record<string, string>>;
}

async function mailsOf(member: TestMember): Promise<readonly SentMail[]> {
  const { rows } = await sql<SentMail>`select template, is_declined, "values" from outbox_mails
    where recipient = ${member.person.email} and template in ('paymentFailed', 'paymentReminder',
      'paymentLastReminder', 'planEnded', 'cardExpires') order by id`.execute(room.api.deps.db);
  return rows;
}

const templatesOf = async (member: TestMember) => (await mailsOf(member)).map(({ template }) => template);
const later = (time: Date, days: number): Date => new Date(time.getTime() + days * day);

/** A member whose renewal has failed, and the time of the failure. */
async function addFailed() {
  const member = await room.addMember();
  await member.useCard(cards.visa);
  await member.change(packages[2]?.id ?? 0);
  await member.useCard(cards.failing);
  await room.moveTo(later(room.now(), 32));
  await member.refresh();
  const failedAt = (await member.row())?.failed_at;
  assert.ok(failedAt);
  return { member, failedAt };
}

/** Two processes look at the same time, twice. */
async function look(): Promise<void> {
  await Promise.all([sendMemberMails(room.api.deps), sendMemberMails(room.api.deps)]);
  await sendMemberMails(room.api.deps);
}

describe('mails about a failed payment', () => {
  test('are sent once each: at once, after 3, 7 and 12 days, and at the end', async () => {
    const { member, failedAt } = await addFailed();
    const expected: string[] = [];
    const steps = [
      [1, 'paymentFailed'],
      [3.5, 'paymentReminder'],
      [7.5, 'paymentReminder'],
      [12.5, 'paymentLastReminder'],
      [14.5, 'planEnded'],
    ] as const;
    for (const [days, template] of steps) {
      room.setNow(later(failedAt, days));
      await look();
      expected.push(template);
      assert.deepEqual(await templatesOf(member), expected);
    }
    room.setNow(later(failedAt, 40));
    await look();
    assert.equal((await mailsOf(member)).length, steps.length);
    const [first] = await mailsOf(member);
    assert.equal(first?.values['amount'], '$9.00');
  });

  test('come after the event of Stripe, whatever the switches of the member are', async () => {
    const member = await room.addMember();
    await member.useCard(cards.visa);
    await member.change(packages[1]?.id ?? 0);
    const choice = await member.person.post('/api/v2/notification-settings/choice', {
      kind: 'payments',
      has_mail: false,
    });
    assert.equal(choice.statusCode, 409, 'the kind has no switch');
    await member.person.post('/api/v2/notification-settings/digest', { is_on: true, time_zone: 'America/Lima' });
    await member.useCard(cards.failing);
    await room.moveTo(later(room.now(), 32));
    for (const event of (await room.eventsOf(await member.customer())).slice(-3)) await room.notify(event);
    await room.api.finishJobs();
    assert.deepEqual(
      (await mailsOf(member)).map(({ template, is_declined: isDeclined }) => [template, isDeclined]),
      [['paymentFailed', false]],
    );
    const { rows } = await sql`select 1 from held_mails where user_id = ${member.id}`.execute(room.api.deps.db);
    assert.deepEqual(rows, [], 'it does not wait for the digest');
  });

  test('are not made up for after a time without a process, and end with the payment', async () => {
    const { member, failedAt } = await addFailed();
    room.setNow(later(failedAt, 8));
    await look();
    assert.deepEqual(await templatesOf(member), ['paymentReminder']);
    await member.useCard(cards.visa);
    room.setNow(later(failedAt, 13));
    await look();
    assert.equal((await mailsOf(member)).length, 1);
  });

  test('pause with the treasurer, but for the end of the plan', async () => {
    const { member, failedAt } = await addFailed();
    const end = later(failedAt, 30);
    await sql`update memberships set dunning_paused_until = ${end} where user_id = ${member.id}`.execute(
      room.api.deps.db,
    );
    room.setNow(later(failedAt, 8));
    await look();
    assert.deepEqual(await templatesOf(member), []);
    room.setNow(later(failedAt, 28.5));
    await look();
    assert.deepEqual(await templatesOf(member), ['paymentLastReminder']);
  });
});

describe('the link of a mail', () => {
  // A mail that was sent has no token any more.
  const linkOf = async (member: TestMember) => {
    const { db, env } = room.api.deps;
    const notice = await db
      .selectFrom('membership_notices')
      .select('id')
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow();
    return `/api/v2/card-links/${signCardLink(env.tokenSecret, notice.id, room.now())}`;
  };
  const ask = (url: string, body?: object) =>
    room.api.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url,
      ...(body === undefined ? {} : { payload: body }),
    });

  test('pays with another card without sign-in, shows nothing else, and ends after a day', async () => {
    const { member } = await addFailed();
    await look();
    const link = await linkOf(member);
    const answer = await ask(link);
    assert.equal(answer.statusCode, 200, `${link} ${answer.body}`);
    assert.deepEqual(answer.json<{ data: object }>().data, {
      amount: packages[2]?.price,
      currency: 'USD',
      last4: '0341',
      can_pay: true,
    });
    const token = link.split('/').at(-1) ?? '';
    for (const path of ['/api/v2/my/membership', '/api/v2/my/invoices', '/api/me']) {
      const refusal = await room.api.app.inject({
        method: path === '/api/me' ? 'POST' : 'GET',
        url: path,
        headers: { authorization: `Bearer ${token}` },
      });
      assert.equal(refusal.statusCode, 401, path);
    }
    assert.equal(
      (await room.api.app.inject({ method: 'GET', url: `/api/v2/my/invoices/1/pdf?token=${token}` })).statusCode,
      401,
    );

    const { data: setup } = (await ask(`${link}/setup`, {})).json<{ data: PaymentKey }>();
    const { browse } = createBuyer(room.api);
    const { status } = await browse(`setup_intents/${setup.id}/confirm`, {
      client_secret: setup.client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': cards.visa,
    });
    assert.equal(status, 200);
    const { payment_method: method } = await room.client().setupIntents.retrieve(setup.id);
    const press = () => ask(`${link}/card`, { payment_method: String(method) });
    const answers = await Promise.all([press(), press()]);
    for (const { statusCode } of answers) assert.equal(statusCode, 200);
    assert.ok(answers.some((one) => one.json<{ data: { paid: string } }>().data.paid === 'paid'));
    assert.equal((await member.read()).state, 'active');
    assert.deepEqual(await member.charges(), [packages[2]?.price, packages[2]?.price]);
    assert.equal((await ask(link)).json<{ data: { amount: number } }>().data.amount, 0);

    assert.equal((await ask(`${link}x`)).statusCode, 404);
    assert.equal((await ask(link.replace(/card-links\/\d+/, 'card-links/1'))).statusCode, 404);
    room.setNow(later(room.now(), 1));
    for (const path of ['', '/setup', '/card', '/refresh']) {
      const body = path === '' ? undefined : { payment_method: 'pm_x' };
      const { statusCode, ...over } = await ask(`${link}${path}`, body);
      assert.deepEqual([statusCode, over.json<{ code: string }>().code], [410, 'LINK_ENDED'], path);
    }
  });

  test('of an account that is removed opens nothing', async () => {
    const { member } = await addFailed();
    await look();
    const link = await linkOf(member);
    await sql`update users set disabled_at = now() where id = ${member.id}`.execute(room.api.deps.db);
    assert.equal((await ask(link)).statusCode, 404);
  });
});

test('a card that expires is announced 30 and 7 days before, once each', async () => {
  const member = await room.addMember();
  await member.useCard(cards.visa);
  await member.change(packages[1]?.id ?? 0);
  const end = new Date('2029-01-01T00:00:00Z');
  for (const [days, count] of [
    [31, 0],
    [29, 1],
    [8, 1],
    [6, 2],
    [-1, 2],
  ] as const) {
    room.setNow(later(end, -days));
    await look();
    assert.equal((await mailsOf(member)).length, count, `${days} days before`);
  }
  assert.deepEqual((await mailsOf(member))[0]?.values, { name: 'Perla', what: 'Visa •••• 4242', until: '12/2028' });
});
