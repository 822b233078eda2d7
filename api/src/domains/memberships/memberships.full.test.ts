import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { cards } from '../../testing/sandbox-members';
import {
  addPaying,
  later,
  openMembershipsStage,
  plan,
  priceOf,
  stage,
} from '../../testing/stages/memberships/memberships-stage';

openMembershipsStage();

describe('a first plan', () => {
  test('waits for the bank, and can be finished or left', async () => {
    const member = await stage.addMember();
    await member.useCard(cards.asks);
    const { data } = await member.change(plan(1));
    assert.deepEqual(
      [data.state, data.membership.state, data.membership.package?.id],
      ['requires_action', 'incomplete', plan(0)],
    );
    assert.ok(data.payment);
    await member.answerBank(data.payment, 'succeed');
    const { data: membership } = await member.refresh();
    assert.deepEqual([membership.state, membership.package?.id], ['active', plan(1)]);

    const other = await stage.addMember();
    await other.useCard(cards.asks);
    await other.change(plan(1));
    await stage.moveTo(later(1));
    await other.refresh();
    assert.deepEqual([(await other.read()).state, await other.charges()], ['none', []]);
  });
});

describe('another plan', () => {
  test('keeps the present plan when the bank or the card refuses the difference', async () => {
    const member = await addPaying(1);
    await member.useCard(cards.asks);
    const { data } = await member.change(plan(2));
    assert.deepEqual([data.state, data.membership.package?.id], ['requires_action', plan(1)]);
    assert.equal(data.membership.awaiting?.package.id, plan(2));
    assert.ok(data.payment);
    await member.answerBank(data.payment, 'fail');
    const again = await member.change(plan(2));
    assert.equal(again.status, 402);
    assert.deepEqual([(await member.read()).package?.id, (await member.read()).awaiting], [plan(1), null]);
    await member.useCard(cards.failing);
    assert.equal((await member.change(plan(2))).status, 402);
    assert.deepEqual(await member.charges(), [priceOf(1)]);
    await member.useCard(cards.visa);
    assert.equal((await member.change(plan(2))).data.membership.package?.id, plan(2));
  });

  test('the present plan, a plan of another role and a foreign quote are refused', async () => {
    const member = await addPaying(1);
    for (const call of [member.quote, member.change]) {
      const { status, code } = await call(plan(1));
      assert.deepEqual([status, code], [422, 'SAME_PLAN']);
    }
    const [recruiting] = await stage.packagesOf('recruiters');
    assert.ok((await member.quote(recruiting?.id ?? 0)).errors?.['package_id']);
    const other = await stage.addMember();
    const { data: quote } = await other.quote(plan(2));
    assert.equal((await member.change(plan(2), { quote_token: quote.quote_token })).status, 422);
    const { data: ownQuote } = await member.quote(plan(2));
    assert.equal((await member.change(plan(2), { quote_token: `${ownQuote.quote_token}x` })).status, 422);
  });

  test('a quote is refused when the price has changed, and after ten minutes', async () => {
    const member = await stage.addMember();
    await member.useCard(cards.visa);
    const { data: quote } = await member.quote(plan(4));
    await sql`update packages set price = price + 100 where id = ${plan(4)}`.execute(stage.api.deps.db);
    const refusal = await member.change(plan(4), { quote_token: quote.quote_token });
    await sql`update packages set price = price - 100 where id = ${plan(4)}`.execute(stage.api.deps.db);
    assert.deepEqual([refusal.status, refusal.code], [409, 'QUOTE_CHANGED']);
    assert.deepEqual([refusal.details?.from, refusal.details?.to], [priceOf(4), priceOf(4) + 100]);
    assert.match(refusal.message ?? '', /from \$25\.00 to \$26\.00/);
    stage.setNow(new Date(stage.now().getTime() + 10 * 60_000));
    assert.equal((await member.change(plan(4), { quote_token: quote.quote_token })).code, 'QUOTE_CHANGED');
    assert.deepEqual(await member.charges(), []);
  });
});

describe('the end of a plan', () => {
  test('a planned smaller plan can be taken back', async () => {
    const member = await addPaying(3);
    await member.change(plan(1));
    assert.equal((await member.keep()).data.pending_change, null);
    await stage.moveTo(later(32));
    await member.refresh();
    assert.equal((await member.read()).package?.id, plan(3));
  });
});

describe('entitlements', () => {
  test('a complimentary plan ends by itself', async () => {
    const member = await stage.addMember();
    await member.read();
    await sql`update memberships set comp_package_id = ${plan(3)}, comp_until = ${later(5)} where user_id = ${member.id}`.execute(
      stage.api.deps.db,
    );
    assert.equal((await member.read()).package?.id, plan(3));
    stage.setNow(later(6));
    assert.equal((await member.read()).package?.id, plan(0));
  });
});
