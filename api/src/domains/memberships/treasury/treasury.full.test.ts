import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { intentOf, notifyShuffled } from '../../../testing/stages/memberships/findings-stage';
import {
  addPastDue,
  addPaying,
  idOf,
  later,
  openTreasuryStage,
  plan,
  post,
  priceOf,
  read,
  stage,
} from '../../../testing/stages/memberships/treasury-stage';

openTreasuryStage();

describe('a failed payment', () => {
  test('is needed for both, and a reason and a day too', async () => {
    const id = await idOf(await addPaying(1));
    const until = later(5).toISOString();
    assert.equal((await post(`/api/v2/memberships/${id}/dunning`, { until, reason: 'x' })).status, 409);
    assert.equal((await post(`/api/v2/memberships/${id}/write-off`, { reason: ' ' })).status, 422);
    const pastDue = await idOf(await addPastDue(1));
    const body = { until: later(91).toISOString(), reason: 'x' };
    assert.deepEqual(Object.keys((await post(`/api/v2/memberships/${pastDue}/dunning`, body)).errors ?? {}), ['until']);
  });
});

describe('a refund', () => {
  test('that Stripe refuses leaves no credit note; a refund at Stripe that is the reason has one', async () => {
    const member = await addPaying(1);
    const id = await idOf(member);
    const invoice = (await read(id)).invoices[0];
    await stage.client().refunds.create({ payment_intent: await intentOf(member) });
    await post(`/api/v2/membership-invoices/${invoice?.id}/refund`, { reason: 'x' });
    await stage.api.finishJobs();
    const { invoices, refunds } = await read(id);
    assert.deepEqual(
      invoices.map(({ kind, amount, refundable }) => [kind, amount, refundable]),
      [
        ['credit_note', -priceOf(1), 0],
        ['invoice', priceOf(1), 0],
      ],
    );
    assert.deepEqual(
      refunds.map(({ state }) => state),
      ['failed'],
    );
  });

  test('whose event comes before its answer is one refund', async () => {
    const member = await addPaying(1);
    const id = await idOf(member);
    const intent = await intentOf(member);
    const path = `/api/v2/membership-invoices/${(await read(id)).invoices[0]?.id}/refund`;
    const { data } = await post(path, { amount: 100, reason: 'x' });
    await stage
      .client()
      .refunds.create(
        { payment_intent: intent, amount: 100, metadata: { membership_refund: String(data.id) } },
        { idempotencyKey: `membership-refund-${intent}-${data.id}` },
      );
    await notifyShuffled(intent, 11);
    const { invoices, findings } = await read(id);
    assert.deepEqual([invoices.map(({ amount }) => amount), findings], [[-100, priceOf(1)], []]);
  });
});

describe('merging two accounts', () => {
  const merge = async (winner: number, loser: number) => {
    const answer = await stage.api.post(
      '/api/v2/users/merge',
      { winner_id: winner, loser_id: loser, take: [], reason: 'Registered twice' },
      'admin',
    );
    return { status: answer.statusCode, ...answer.json<{ details?: { reason: string } }>() };
  };

  test('refuses to merge an account with a plan away, and keeps the plan the other way round', async () => {
    const payer = await addPaying(1);
    const speaker = await stage.addMember();
    const other = await stage.addMember();
    const until = later(30).toISOString();
    await post(`/api/v2/users/${speaker.id}/complimentary-plan`, { package_id: plan(2), until, reason: 'Speaker' });
    for (const account of [payer, speaker]) {
      const { status, details } = await merge(other.id, account.id);
      assert.deepEqual([status, details], [409, { reason: 'HAS_PLAN' }]);
    }
    assert.equal((await merge(payer.id, other.id)).status, 201);
    assert.deepEqual([(await payer.read()).state, (await payer.read()).package?.id], ['active', plan(1)]);
    await payer.cancel();
    assert.equal((await merge(speaker.id, payer.id)).status, 409);
    await stage.moveTo(later(32));
    await payer.refresh();
    assert.equal((await merge((await stage.addMember()).id, payer.id)).status, 201);
  });
});
