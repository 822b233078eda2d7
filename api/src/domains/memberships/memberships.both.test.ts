import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { cards } from '../../testing/sandbox-members';
import { findAllowance, findEntitlements } from './plans/entitlements';
import {
  addPaying,
  day,
  later,
  openMembershipsStage,
  plan,
  priceOf,
  stage,
} from '../../testing/stages/memberships/memberships-stage';

openMembershipsStage();

describe('a first plan', () => {
  test('needs a card, and is charged as the quote said', async () => {
    const member = await stage.addMember();
    const { status, data: quote } = await member.quote(plan(2));
    assert.deepEqual([status, quote.kind, quote.total, quote.currency], [200, 'start', priceOf(2), 'USD']);
    assert.ok(quote.gained_features.includes('CV review'));
    const refusal = await member.change(plan(2), { quote_token: quote.quote_token });
    assert.deepEqual([refusal.status, refusal.details?.reason], [402, 'CARD_MISSING']);
    await member.useCard(cards.visa);
    const { data } = await member.change(plan(2), { quote_token: quote.quote_token });
    assert.deepEqual([data.state, data.total, data.membership.state], ['done', priceOf(2), 'active']);
    assert.equal(data.membership.package?.id, plan(2));
    assert.deepEqual(await member.charges(), [priceOf(2)]);
    assert.deepEqual(data.membership.card, { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2028 });
  });

  test('a declined card charges nothing, says why, and another card can pay', async () => {
    const member = await stage.addMember();
    await member.useCard(cards.failing);
    const refusal = await member.change(plan(1));
    assert.equal(refusal.status, 402);
    assert.match(refusal.message ?? '', /Nothing was charged/);
    assert.deepEqual([(await member.read()).state, await member.charges()], ['none', []]);
    await member.useCard(cards.visa);
    assert.equal((await member.change(plan(1))).data.state, 'done');
    assert.deepEqual(await member.charges(), [priceOf(1)]);
  });
});

describe('two tabs', () => {
  test('with two prices for a first plan charge one of them', async () => {
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    const quotes = await Promise.all([2, 3].map(async (level) => (await member.quote(plan(level))).data));
    const press = (index: number) => member.change(plan(index + 2), { quote_token: quotes[index]?.quote_token });
    const answers = await Promise.all([press(0), press(1)]);
    assert.deepEqual(
      answers.map(({ status }) => status).sort((one, other) => one - other),
      [200, 409],
    );
    const later = await press(answers[0]?.status === 200 ? 1 : 0);
    assert.deepEqual([later.status, later.details?.reason], [409, 'CHANGED_MEANWHILE']);
    assert.equal((await member.charges()).length, 1);
    const again = await press(answers[0]?.status === 200 ? 0 : 1);
    assert.deepEqual([again.status, again.data.state], [200, 'done']);
    assert.equal((await member.charges()).length, 1);
  });

  test('never pay a second plan when the answer of the first one was lost', async () => {
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    const { data: firstQuote } = await member.quote(plan(2));
    const { data: otherQuote } = await member.quote(plan(3));
    await member.change(plan(2), { quote_token: firstQuote.quote_token });
    const { db } = stage.api.deps;
    // As after a killed process: Stripe has the plan, this site does not know it.
    await sql`update memberships set subscription_id = null, item_id = null, state = 'none', changes = 0
      where user_id = ${member.id}`.execute(db);
    await sql`update membership_changes set state = 'open', began_at = ${stage.now()}
      where user_id = ${member.id}`.execute(db);
    const early = await member.change(plan(3), { quote_token: otherQuote.quote_token });
    assert.deepEqual([early.status, early.details?.reason], [409, 'CHANGE_RUNNING']);
    await sql`update membership_changes set began_at = ${new Date(stage.now().getTime() - 400_000)}
      where user_id = ${member.id} and began_at is not null`.execute(db);
    const late = await member.change(plan(3), { quote_token: otherQuote.quote_token });
    assert.deepEqual([late.status, late.details?.reason], [409, 'CHANGED_MEANWHILE']);
    const membership = await member.read();
    assert.deepEqual([membership.state, membership.package?.id], ['active', plan(2)]);
    assert.equal((await member.charges()).length, 1);
  });
});

describe('another plan', () => {
  test('a better one begins after its payment, a smaller one with the next period', async () => {
    const member = await addPaying(1);
    await stage.moveTo(later(10));
    const { data: quote } = await member.quote(plan(3));
    assert.equal(quote.kind, 'now');
    assert.ok(quote.lines.some(({ kind, amount }) => kind === 'credit' && amount < 0));
    const { data } = await member.change(plan(3), { quote_token: quote.quote_token });
    assert.deepEqual([data.total, (await member.charges()).at(-1)], [quote.total, quote.total]);
    assert.equal(data.membership.package?.id, plan(3));

    const smaller = await member.change(plan(2));
    assert.deepEqual([smaller.data.state, smaller.data.total], ['scheduled', 0]);
    const { pending_change: pending, package: present } = await member.read();
    assert.deepEqual([pending?.package.id, present?.id], [plan(2), plan(3)]);
    assert.equal((await member.change(plan(4))).details?.reason, 'CHANGE_PENDING');
    await stage.moveTo(later(31));
    await member.refresh();
    assert.deepEqual([(await member.read()).package?.id, (await member.charges()).at(-1)], [plan(2), priceOf(2)]);
  });

  test('pressed twice, at once or later, is one change with one answer', async () => {
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    const { data: quote } = await member.quote(plan(2));
    const press = () => member.change(plan(2), { quote_token: quote.quote_token });
    const answers = [...(await Promise.all([press(), press(), press()])), await press()];
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    for (const { data } of answers) assert.deepEqual([data.state, data.total], ['done', priceOf(2)]);
    assert.deepEqual(await member.charges(), [priceOf(2)]);
    const better = await Promise.all([member.change(plan(3)), member.change(plan(3))]);
    assert.ok(better.some(({ status }) => status === 200));
    assert.equal((await member.charges()).length, 2);
  });
});

describe('the end of a plan', () => {
  test('keeps the plan until the paid time is over, and can be taken back', async () => {
    const member = await addPaying(2);
    for (const call of [member.cancel, member.cancel]) {
      const { status, data } = await call();
      assert.deepEqual([status, data.cancel_at_period_end, data.package?.id], [200, true, plan(2)]);
    }
    const { data: membership } = await member.resume();
    assert.deepEqual([membership.cancel_at_period_end, membership.state], [false, 'active']);
    await member.change(plan(0));
    assert.equal((await member.read()).cancel_at_period_end, true);
    await stage.moveTo(later(32));
    await member.refresh();
    const endState = await member.read();
    assert.deepEqual([endState.state, endState.package?.id, endState.paid_package], ['canceled', plan(0), null]);
    assert.equal((await member.change(plan(2))).data.membership.package?.id, plan(2));
    assert.equal((await (await stage.addMember()).cancel()).details?.reason, 'NO_SUBSCRIPTION');
  });
});

describe('a renewal that fails', () => {
  test('keeps the plan for 14 days; a new card pays at once', async () => {
    const member = await addPaying(2);
    await member.useCard(cards.failing);
    await stage.moveTo(later(31));
    await member.refresh();
    const failedState = await member.read();
    assert.deepEqual([failedState.state, failedState.package?.id], ['past_due', plan(2)]);
    const failedAt = new Date((await member.row())?.failed_at ?? 0).getTime();
    await stage.moveTo(new Date(failedAt + 13 * day));
    assert.equal((await member.read()).package?.id, plan(2));
    await stage.moveTo(new Date(failedAt + 15 * day));
    assert.equal((await member.read()).package?.id, plan(0));
    assert.equal((await member.change(plan(3))).details?.reason, 'PAST_DUE');
    const { data } = await member.useCard(cards.visa);
    assert.deepEqual([data.paid, data.membership.state, data.membership.package?.id], ['paid', 'active', plan(2)]);
    assert.deepEqual(await member.charges(), [priceOf(2), priceOf(2)]);
  });
});

describe('entitlements', () => {
  test('follow the plan, and what is not sold is open', async () => {
    const { db } = stage.api.deps;
    const member = await addPaying(1);
    const featureCount = async () => (await findEntitlements(db, member.id, stage.now())).length;
    const few = await featureCount();
    await member.change(plan(4));
    assert.ok((await featureCount()) > few);
    const allowance = () => findAllowance(db, member.id, 'practice', stage.now());
    assert.deepEqual(await allowance(), { isAllowed: true, limit: null });
    await sql`update features set data = '{"capability":"practice","limit":3}' where name = 'Practice interviews'`.execute(
      db,
    );
    assert.deepEqual(await allowance(), { isAllowed: true, limit: 3 });
    const free = await stage.addMember();
    assert.deepEqual(await findAllowance(db, free.id, 'practice', stage.now()), { isAllowed: false, limit: null });
  });
});
