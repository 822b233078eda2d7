import type { MembershipDetails } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { cards } from '../../../testing/sandbox-members';
import {
  addPaying,
  changes,
  later,
  live,
  mailsOf,
  openPriceChangesStage,
  paymentsOf,
  plan,
  press,
  preview,
  priceOf,
  stage,
  setPrice,
  start,
  statesOf,
  withdraw,
} from '../../../testing/stages/memberships/price-changes-stage';
import { tendPrices } from '../memberships-jobs';

openPriceChangesStage();

describe('a higher price', () => {
  test('is charged as the dry run lists it, to the cent and the day, 30 days after the mail at the earliest', async () => {
    const early = await addPaying(1);
    await stage.moveTo(later(15));
    const late = await addPaying(1);
    const [before, amount] = [priceOf(1), priceOf(1) + 250];
    assert.equal((await press(1, before)).reason, 'NO_OTHER_PRICE');
    await setPrice(1, amount);

    const { data, meta } = await preview(1);
    assert.deepEqual(meta.sums, { moved: 2, left_out: 0, monthly_before: 2 * before, monthly_after: 2 * amount });
    assert.deepEqual(
      data.map((row) => [row.user.id, row.price, row.new_price, row.applies_at, row.left_out]),
      [
        [late.id, before, amount, '2026-04-25T12:00:00.000Z', null],
        [early.id, before, amount, '2026-05-10T12:00:00.000Z', null],
      ],
    );
    assert.deepEqual(
      (await preview(1, '&sort=applies_at&direction=desc&per_page=1&page=2')).data.map(({ user }) => user.id),
      [late.id],
    );

    const { members } = await start(1, amount);
    assert.equal(members.planned, 2);
    const [mail] = await mailsOf(late);
    assert.deepEqual([mail?.template, mail?.values['until']], ['priceChange', 'April 25, 2026']);
    assert.equal(mail?.values['amount'], `$${(amount / 100).toFixed(2)} a month`);
    assert.deepEqual((await late.read()).price_change, { amount, from: '2026-04-25T12:00:00.000Z' });
    assert.deepEqual([(await late.read()).next_amount, (await early.read()).next_amount], [amount, before]);
    assert.equal((await paymentsOf(late)).length, 1, 'nothing is charged at once');

    await live(50);
    for (const [member, renewals] of [
      [late, ['2026-04-25T12:00:00.000Z']],
      [early, ['2026-05-10T12:00:00.000Z']],
    ] as const) {
      const row = data.find(({ user }) => user.id === member.id);
      const payments = await paymentsOf(member);
      const newPayments = payments.filter(([amountPaid]) => amountPaid !== before);
      assert.deepEqual(newPayments, [[row?.new_price, row?.applies_at]]);
      assert.deepEqual([payments.at(-1)?.[1]], renewals);
      await member.refresh();
      const { price, price_change: change } = await member.read();
      assert.deepEqual([price, change, (await mailsOf(member)).length], [amount, null, 1]);
    }
    const [change] = await changes();
    assert.deepEqual([change?.state, change?.members.applied], ['finished', 2]);
    assert.deepEqual((await preview(1)).data, []);
  });

  test('leaves members out as long as a reason lasts, and never moves one who cancels', async () => {
    const [usual, late, ending, changing] = [
      await addPaying(2),
      await addPaying(2),
      await addPaying(2),
      await addPaying(2),
    ];
    await late.useCard(cards.failing);
    await stage.moveTo(later(32));
    for (const member of [usual, late, ending, changing]) await member.refresh();
    await ending.cancel();
    await changing.change(plan(1));
    const [before, amount] = [priceOf(2), priceOf(2) + 300];
    await setPrice(2, amount);

    const { data, meta } = await preview(2, '&view=left_out');
    assert.deepEqual(
      new Map(data.map((row) => [row.user.id, [row.left_out, row.applies_at]])),
      new Map([
        [late.id, ['past_due', null]],
        [ending.id, ['ending', null]],
        [changing.id, ['change_pending', null]],
      ]),
    );
    assert.deepEqual([meta.total, meta.views.moved, meta.sums.moved, meta.sums.left_out], [3, 1, 1, 3]);

    await start(2, amount);
    const states = async () => (await Promise.all([usual, late, ending, changing].map(statesOf))).flat();
    assert.deepEqual(await states(), ['announced', 'planned', 'planned', 'planned']);
    assert.deepEqual([(await ending.read()).price_change, (await mailsOf(late)).length], [null, 0]);
    await late.useCard(cards.visa);
    await usual.cancel();
    await live(1);
    assert.deepEqual(await states(), ['announced', 'announced', 'planned', 'planned']);
    assert.equal((await usual.read()).price_change, null);
    await live(70);
    for (const member of [usual, ending, changing]) await member.refresh();
    await tendPrices(stage.api.deps);
    assert.deepEqual(await states(), ['skipped', 'applied', 'skipped', 'skipped']);
    for (const member of [usual, ending, changing])
      assert.ok((await paymentsOf(member)).every(([amountPaid]) => amountPaid !== amount));
    const paidAmounts = (await paymentsOf(late)).map(([amountPaid]) => amountPaid);
    assert.deepEqual([paidAmounts[0], paidAmounts.at(-1)], [before, amount]);
  });
});

describe('a price change', () => {
  test('that is pressed twice is one; it can be taken back, and its members learn both', async () => {
    const member = await addPaying(3);
    const [before, amount] = [priceOf(3), priceOf(3) + 400];
    await setPrice(3, amount);
    assert.equal((await press(3, before)).reason, 'PRICE_EDITED');
    const answers = await Promise.all([press(3, amount, 'a'), press(3, amount, 'a'), press(3, amount, 'b')]);
    const ids = new Set(answers.filter(({ status }) => status === 200).map(({ data }) => data.id));
    const refusals = answers.filter(({ status }) => status !== 200);
    assert.deepEqual([ids.size, refusals.every(({ reason }) => reason === 'PRICE_CHANGE_RUNNING')], [1, true]);
    const [id = 0] = ids;
    await stage.api.finishJobs();
    await setPrice(3, amount + 100);
    assert.equal((await changes()).find((change) => change.id === id)?.package_price, amount + 100);
    assert.equal((await member.read()).price_change?.amount, amount, 'the announced price counts');

    for (const { status, data } of await Promise.all([withdraw(id), withdraw(id)]))
      assert.deepEqual([status, data.state, data.members.withdrawn], [200, 'withdrawn', 1]);
    await stage.api.finishJobs();
    assert.deepEqual(
      (await mailsOf(member)).map(({ template }) => template),
      ['priceChange', 'priceKept'],
    );
    assert.equal((await member.read()).price_change, null);
    for (let periods = 0; periods < 2; periods += 1) {
      await stage.moveTo(later(31));
      await member.refresh();
      await tendPrices(stage.api.deps);
    }
    assert.ok((await paymentsOf(member)).every(([amountPaid]) => amountPaid === before));
    const row = await member.row();
    const { history } = (await stage.api.get(`/api/v2/memberships/${row?.id}`, 'admin')).json<{
      data: MembershipDetails;
    }>().data;
    assert.deepEqual(
      history.map(({ action }) => action).filter((action) => action.endsWith('PriceChange')),
      ['withdrawPriceChange', 'startPriceChange'],
    );
  });

  test('to a lower price counts from the next renewal, and a process that is killed in between moves once', async () => {
    const member = await addPaying(4);
    const [before, amount] = [priceOf(4), priceOf(4) - 100];
    await stage.moveTo(later(20));
    await setPrice(4, amount);
    const { data } = await preview(4);
    const renewal = (await member.row())?.period_end?.toISOString();
    assert.deepEqual([data.length, data[0]?.applies_at], [1, renewal]);
    await start(4, amount);
    await stage.moveTo(later(9));
    await tendPrices(stage.api.deps);
    assert.deepEqual(await statesOf(member), ['applied']);

    // As after a kill between the answer of Stripe and the commit.
    const { db } = stage.api.deps;
    const callCount = async () =>
      (await sql`select 1 from stripe_sandbox where kind = 'key' and id like 'key_price-move-%'`.execute(db)).rows
        .length;
    const count = await callCount();
    await sql`update membership_price_moves set state = 'announced', began_at = ${stage.now()}
      where user_id = ${member.id}`.execute(db);
    await sql`update memberships set price = ${before} where user_id = ${member.id}`.execute(db);
    await Promise.all([tendPrices(stage.api.deps), tendPrices(stage.api.deps)]);
    assert.deepEqual([await statesOf(member), await callCount()], [['applied'], count]);
    await live(3);
    assert.deepEqual((await paymentsOf(member)).at(-1), [amount, renewal]);
    assert.equal((await paymentsOf(member)).length, 2);
  });
});
