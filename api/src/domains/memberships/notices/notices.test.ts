import type { MembershipFigures, PaymentKey } from '@enlace/shared-contract/memberships';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { endGraces } from '../states/end-graces';
import { createBuyer } from '../../../testing/sandbox-payments';
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
      stage.setNow(later(failedAt, days));
      await look();
      expected.push(template);
      assert.deepEqual(await templatesOf(member), expected);
    }
    stage.setNow(later(failedAt, 40));
    await look();
    assert.equal((await mailsOf(member)).length, steps.length);
    const [first] = await mailsOf(member);
    assert.equal(first?.values['amount'], '$9.00');
  });
});

test('a plan whose days of grace are over ends: nothing is charged any longer, and a new plan can begin', async () => {
  const { member, failedAt } = await addFailed();
  stage.setNow(later(failedAt, 13.9));
  await endGraces(stage.api.deps);
  assert.equal((await member.read()).state, 'past_due');
  stage.setNow(later(failedAt, 14.1));
  await Promise.all([endGraces(stage.api.deps), endGraces(stage.api.deps)]);
  await look();
  assert.deepEqual(await templatesOf(member), ['planEnded']);
  const membership = await member.read();
  assert.deepEqual(
    [membership.state, membership.grace_ends_at, membership.package?.id],
    ['canceled', null, packages[0]?.id],
  );
  assert.equal((await member.useCard(cards.visa)).data.paid, null);
  await stage.moveTo(later(failedAt, 40));
  await member.refresh();
  assert.equal((await member.charges()).length, 1);
  assert.equal((await member.change(packages[2]?.id ?? 0)).data.state, 'done');
  assert.equal((await member.charges()).length, 2);
});

describe('the link of a mail', () => {
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
      const refusal = await stage.api.app.inject({
        method: path === '/api/me' ? 'POST' : 'GET',
        url: path,
        headers: { authorization: `Bearer ${token}` },
      });
      assert.equal(refusal.statusCode, 401, path);
    }
    assert.equal(
      (await stage.api.app.inject({ method: 'GET', url: `/api/v2/my/invoices/1/pdf?token=${token}` })).statusCode,
      401,
    );

    const { data: setup } = (await ask(`${link}/setup`, {})).json<{ data: PaymentKey }>();
    const { browse } = createBuyer(stage.api);
    const { status } = await browse(`setup_intents/${setup.id}/confirm`, {
      client_secret: setup.client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': cards.visa,
    });
    assert.equal(status, 200);
    const { payment_method: method } = await stage.client().setupIntents.retrieve(setup.id);
    const press = () => ask(`${link}/card`, { payment_method: String(method) });
    const answers = await Promise.all([press(), press()]);
    for (const { statusCode } of answers) assert.equal(statusCode, 200);
    assert.ok(answers.some((one) => one.json<{ data: { paid: string } }>().data.paid === 'paid'));
    assert.equal((await member.read()).state, 'active');
    assert.deepEqual(await member.charges(), [packages[2]?.price, packages[2]?.price]);
    assert.equal((await ask(link)).json<{ data: { amount: number } }>().data.amount, 0);

    const figures = await stage.api.get('/api/v2/membership-figures', 'admin');
    const { recovery } = figures.json<{ data: Pick<MembershipFigures, 'recovery'> }>().data;
    assert.ok(recovery.paid_count >= 1 && recovery.paid_count <= recovery.failed_count, JSON.stringify(recovery));

    assert.equal((await ask(`${link}x`)).statusCode, 404);
    assert.equal((await ask(link.replace(/card-links\/\d+/, 'card-links/1'))).statusCode, 404);
    stage.setNow(later(stage.now(), 1));
    for (const path of ['', '/setup', '/card', '/refresh']) {
      const body = path === '' ? undefined : { payment_method: 'pm_x' };
      const { statusCode, ...over } = await ask(`${link}${path}`, body);
      assert.deepEqual([statusCode, over.json<{ code: string }>().code], [410, 'LINK_ENDED'], path);
    }
  });
});

test('a card that expires is announced 30 and 7 days before, once each', async () => {
  const member = await stage.addMember();
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
    stage.setNow(later(end, -days));
    await look();
    assert.equal((await mailsOf(member)).length, count, `${days} days before`);
  }
  assert.deepEqual((await mailsOf(member))[0]?.values, { name: 'Perla', what: 'Visa •••• 4242', until: '12/2028' });
});
