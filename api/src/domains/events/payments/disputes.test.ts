import type { EventReport } from '@enlace/shared-contract/events';
import type { OrderDetails } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { lookForMoney } from '../../../testing/look-for-money';
import {
  disputePayment,
  listAttention,
  loseDispute,
  notifyShuffled,
  winDispute,
} from '../../../testing/stages/events/disputes-stage';
import { cancelByLink, openList, readTicket, redeem, takePaid } from '../../../testing/stages/events/bought-stage';
import { api, buyer, openPaymentsStage, orderId, refund } from '../../../testing/stages/events/payments-stage';
import type { TestHold } from '../../../testing/sandbox-payments';

openPaymentsStage('first');

const detailsOf = async (hold: TestHold) =>
  (await api.get(`/api/v2/orders/${await orderId(hold)}`, 'admin')).json<{ data: OrderDetails }>().data;

const reportOf = async (event: number) => {
  const { data } = (await api.get(`/api/v2/events/${event}/report`, 'admin')).json<{ data: EventReport }>();
  return {
    paid: data.paid,
    refunded: data.refunded,
    days: data.days.reduce((sum, { amount }) => sum + amount, 0),
    tickets: data.by_ticket.reduce((sum, { amount }) => sum + amount, 0),
  };
};

const fullSums = { paid: 5000, refunded: 0, days: 5000, tickets: 5000 };

describe('a dispute of the bank', () => {
  for (const seed of [7, 4021])
    test(`is listed once, refuses refunds, and counts as refunded when it is lost (${seed})`, async () => {
      const { event, hold, payment, tickets } = await takePaid(2, { has_refunds: '1' });
      const list = await openList(event);
      const [first = { id: 0, slug: null }, second = { id: 0, slug: null }] = tickets;
      const { code } = await readTicket(second.slug ?? '');
      const dispute = await disputePayment(payment.id);
      await notifyShuffled(payment.id, seed);

      const { data, meta } = await listAttention(event);
      const shownDispute = { amount: 5000, currency: 'USD', due_at: dispute.evidence_details.due_by };
      assert.deepEqual(
        data.map(({ state, refunded: refundedAmount, dispute: one }) => [
          state,
          refundedAmount,
          one && { ...one, due_at: one.due_at === null ? null : Date.parse(one.due_at) / 1000 },
        ]),
        [['confirmed', 0, shownDispute]],
      );
      assert.deepEqual([meta.total, meta.attention, meta.states.confirmed], [1, 1, 1]);
      assert.deepEqual(await reportOf(event), fullSums);
      const refusal = await api.post(`/api/v2/orders/${await orderId(hold)}/refund`, { reason: 'x' }, 'admin');
      assert.equal(refusal.statusCode, 409);
      assert.deepEqual(refusal.json<{ details: object }>().details, { reason: 'DISPUTED' });
      assert.match(refusal.json<{ message: string }>().message, /bank disputes/);
      assert.equal((await cancelByLink(first.id, first.slug ?? '')).status, 409);
      assert.equal(await redeem(list, (await readTicket(first.slug ?? '')).code), 'ok');

      await loseDispute(dispute);
      await notifyShuffled(payment.id, seed + 1);
      const order = await detailsOf(hold);
      assert.deepEqual([order.state, order.refunded, order.dispute], ['refunded', 5000, null]);
      assert.deepEqual(
        order.disputes.map(({ state, amount }) => [state, amount]),
        [['lost', 5000]],
      );
      assert.deepEqual(
        order.refunds.map(({ state, amount }) => [state, amount]),
        [['succeeded', 5000]],
      );
      const actions = order.history.map(({ action }) => action).filter((action) => action.endsWith('ispute'));
      assert.deepEqual(actions, ['dispute', 'loseDispute']);
      assert.deepEqual(await reportOf(event), { paid: 5000, refunded: 5000, days: 0, tickets: 0 });
      assert.equal((await listAttention(event)).meta.attention, 0);
      assert.equal(await redeem(list, code), 'refunded');
      assert.equal((await refund(await orderId(hold), { reason: 'x' })).status, 409);
    });

  test('that is won leaves the money in the sums, and refunds are possible again', async () => {
    const { event, hold, payment } = await takePaid(2);
    const dispute = await disputePayment(payment.id);
    await notifyShuffled(payment.id, 3);
    await winDispute(dispute);
    await notifyShuffled(payment.id, 4);
    const order = await detailsOf(hold);
    assert.deepEqual(
      [order.state, order.dispute, order.disputes.map(({ state }) => state)],
      ['confirmed', null, ['won']],
    );
    assert.deepEqual(await reportOf(event), fullSums);
    assert.equal((await refund(await orderId(hold), { amount: 1000, reason: 'x' })).status, 201);
  });

  test('that is won after it was lost gives money and tickets back', async () => {
    const { event, hold, payment, tickets } = await takePaid(2);
    const list = await openList(event);
    await buyer.client().refunds.create({ payment_intent: payment.id, amount: 1000 });
    const dispute = await disputePayment(payment.id);
    await loseDispute(dispute);
    await notifyShuffled(payment.id, 5);
    assert.deepEqual(await reportOf(event), { paid: 5000, refunded: 5000, days: 0, tickets: 0 });
    await sql`update stripe_sandbox set body = body || '{"status":"won","is_charge_refundable":true}'
      where id = ${dispute.id}`.execute(api.deps.db);
    await lookForMoney(api);
    assert.equal((await detailsOf(hold)).state, 'partially_refunded');
    assert.deepEqual(await reportOf(event), { paid: 5000, refunded: 1000, days: 4000, tickets: 4000 });
    assert.equal(await redeem(list, (await readTicket(tickets[0]?.slug ?? '')).code), 'ok');
  });
});

test('a dispute over a part that is lost needs an organiser, until no valid ticket is without its price', async () => {
  const { event, hold, payment, tickets } = await takePaid(2);
  const dispute = await disputePayment(payment.id);
  await sql`update stripe_sandbox set body = body || '{"amount":2500}' where id = ${dispute.id}`.execute(api.deps.db);
  await loseDispute(dispute);
  await notifyShuffled(payment.id, 6);
  const stateOf = async () => (await listAttention(event)).data.map(({ state, refunded: sum }) => [state, sum]);
  assert.deepEqual(await stateOf(), [['partially_refunded', 2500]]);
  assert.deepEqual((await detailsOf(hold)).state, 'partially_refunded');
  const cancellation = await api.post(`/api/v2/attendees/${tickets[0]?.id}/cancel`, { reason: 'Dispute' }, 'admin');
  assert.equal(cancellation.statusCode, 200);
  assert.deepEqual(await stateOf(), []);
  assert.deepEqual(await reportOf(event), { paid: 5000, refunded: 2500, days: 2500, tickets: 2500 });
});

describe('money that moved at Stripe without any event', () => {
  test('is found by the daily look: disputes, refunds, and a refund that was on its way', async () => {
    const { event, hold, payment } = await takePaid(2);
    await buyer.client().refunds.create({ payment_intent: payment.id, amount: 700 });
    const id = await orderId(hold);
    // The process ended after Stripe's answer, and the job with it.
    const { rows } = await sql<{ id: number }>`insert into refunds (payment_id, key, amount, reason)
      select id, 'cut', 300, 'x' from payments where subject_id = ${id} and purpose = 'order' returning id`.execute(
      api.deps.db,
    );
    await sql`update payments set refunded = 300 where subject_id = ${id} and purpose = 'order'`.execute(api.deps.db);
    const metadata = { refund: String(rows[0]?.id) };
    await buyer.client().refunds.create({ payment_intent: payment.id, amount: 300, metadata });
    await lookForMoney(api);
    await lookForMoney(api);
    const refunds = (await detailsOf(hold)).refunds.map(({ amount, state }) => `${amount} ${state}`);
    assert.deepEqual(refunds.toSorted(), ['300 succeeded', '700 succeeded']);
    assert.equal((await reportOf(event)).refunded, 1000);
    const dispute = await disputePayment(payment.id);
    await lookForMoney(api);
    assert.equal((await listAttention(event)).meta.attention, 1);
    await loseDispute(dispute);
    await lookForMoney(api);
    assert.deepEqual(await reportOf(event), { paid: 5000, refunded: 5000, days: 0, tickets: 0 });
  });

  test('is found when a refund fails weeks after it went to the card', async () => {
    const { hold, payment } = await takePaid();
    const { id } = await buyer.client().refunds.create({ payment_intent: payment.id, amount: 700 });
    const past = { created: Math.floor(Date.now() / 1000) - 20 * 86_400, sandbox_next: 'failed' };
    await lookForMoney(api);
    assert.deepEqual([(await detailsOf(hold)).state, (await detailsOf(hold)).refunded], ['partially_refunded', 700]);
    await sql`update stripe_sandbox set body = body || ${JSON.stringify(past)}::jsonb where id = ${id}`.execute(
      api.deps.db,
    );
    await lookForMoney(api);
    assert.deepEqual([(await detailsOf(hold)).state, (await detailsOf(hold)).refunded], ['refund_failed', 0]);
  });

  test('is sent again when Stripe never got it', async () => {
    const { hold, payment } = await takePaid();
    const id = await orderId(hold);
    await sql`insert into refunds (payment_id, key, amount, reason, created_at)
      select id, 'cut', 300, 'x', now() - interval '2 hours' from payments
      where subject_id = ${id} and purpose = 'order'`.execute(api.deps.db);
    await sql`update payments set refunded = 300 where subject_id = ${id} and purpose = 'order'`.execute(api.deps.db);
    await lookForMoney(api);
    const { data } = await buyer.client().refunds.list({ payment_intent: payment.id });
    assert.deepEqual(
      data.map(({ amount }) => amount),
      [300],
    );
    assert.deepEqual(
      (await detailsOf(hold)).refunds.map(({ state }) => state),
      ['succeeded'],
    );
  });
});
