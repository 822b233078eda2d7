import { priceMoveStates } from '@enlace/shared-contract/memberships';
import { isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  addPaying,
  changes,
  later,
  live,
  openPriceChangesStage,
  paymentsOf,
  plan,
  preview,
  priceOf,
  stage,
  setPrice,
  start,
  statesOf,
} from '../../../testing/stages/memberships/price-changes-stage';
import { tendPrices } from '../memberships-jobs';
import { changeMoves } from './moves/change-moves';
import { moveTransitionOf } from './moves/transitions';

openPriceChangesStage();

describe('an announced price', () => {
  test('counts one renewal later when no process ran before the renewal', async () => {
    const member = await addPaying(1);
    const [before, amount] = [priceOf(1), priceOf(1) + 250];
    await setPrice(1, amount);
    await start(1, amount);
    await stage.moveTo(later(34));
    // The renewal of April 10 has the earlier price: it is before the 30 days. May 10 passes without a process.
    await stage.moveTo(later(30));
    await member.refresh();
    assert.deepEqual(
      (await paymentsOf(member)).map(([amountPaid]) => amountPaid),
      [before, before, before],
    );
    const { price_change: change } = await member.read();
    assert.equal(change?.from, (await member.row())?.period_end?.toISOString());
    await live(32);
    assert.deepEqual(
      (await paymentsOf(member)).map(([amountPaid]) => amountPaid),
      [before, before, before, amount],
    );
  });

  test('makes a quote that was computed before it invalid', async () => {
    const member = await addPaying(2);
    const amount = priceOf(2) - 200;
    await stage.moveTo(later(29));
    await setPrice(2, amount);
    const { data: quote } = await member.quote(plan(4));
    await start(2, amount);
    await tendPrices(stage.api.deps);
    assert.deepEqual(await statesOf(member), ['applied']);
    const answer = await member.change(plan(4), { quote_token: quote.quote_token });
    assert.equal(answer.status, 409);
    const { data: newQuote } = await member.quote(plan(4));
    const { data } = await member.change(plan(4), { quote_token: newQuote.quote_token });
    assert.deepEqual([data.total, (await member.charges()).at(-1)], [newQuote.total, newQuote.total]);
  });

  test('has the day that Stripe has, also at the ends of months', async () => {
    await stage.moveTo(new Date('2026-08-31T09:30:00Z'));
    const member = await addPaying(3);
    await stage.moveTo(new Date('2026-09-15T09:30:00Z'));
    const amount = priceOf(3) + 100;
    await setPrice(3, amount);
    const { data } = await preview(3);
    assert.deepEqual(
      data.map(({ applies_at: at }) => at),
      ['2026-10-31T09:30:00.000Z'],
    );
    await start(3, amount);
    await live(50);
    assert.deepEqual((await paymentsOf(member)).at(-1), [amount, data[0]?.applies_at]);
  });
});

test('moves of prices have the transitions of their table, others are refused and logged', async () => {
  const [change] = await changes();
  assert.ok(change);
  const { db, logger } = stage.api.deps;
  for (const name of ['announce', 'apply', 'withdraw', 'skip'] as const)
    for (const state of priceMoveStates) {
      const move = { id: 0, state };
      const outcome = await changeMoves(db, [move], name, { now: stage.now(), logger }).then(
        () => 'done',
        (error: unknown) => (isAppError(error) ? error.code : 'other'),
      );
      assert.equal(outcome, moveTransitionOf(name).from.includes(state) ? 'done' : 'CONFLICT', `${name} ${state}`);
    }
  const { rows } = await sql`select 1 from membership_price_moves where began_at is not null`.execute(db);
  assert.deepEqual(rows, []);
});
