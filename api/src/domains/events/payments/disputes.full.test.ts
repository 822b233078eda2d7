import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { cancelEvent, finishAllJobs } from '../../../testing/event-tickets';
import {
  disputePayment,
  listAttention,
  loseDispute,
  notifyShuffled,
} from '../../../testing/stages/events/disputes-stage';
import { order, takePaid } from '../../../testing/stages/events/bought-stage';
import { api, openPaymentsStage, orderId, refund } from '../../../testing/stages/events/payments-stage';

openPaymentsStage('full');

describe('a dispute of the bank', () => {
  test('keeps an order of a cancelled event for the organisers, until it is lost', async () => {
    const { event, hold, payment } = await takePaid(2);
    const dispute = await disputePayment(payment.id);
    await notifyShuffled(payment.id, 11);
    await cancelEvent(api, event);
    await finishAllJobs(api);
    assert.equal((await order(hold)).state, 'cancellation_failed');
    await loseDispute(dispute);
    await notifyShuffled(payment.id, 12);
    const { state, attendees } = await order(hold);
    assert.deepEqual([state, attendees.map((one) => one.state)], ['refunded', ['cancelled', 'cancelled']]);
  });

  test('is found with the refusal of a refund, when its own event was lost', async () => {
    const { event, hold, payment } = await takePaid();
    await disputePayment(payment.id);
    assert.equal((await refund(await orderId(hold), { amount: 500, reason: 'x' })).status, 201);
    await finishAllJobs(api);
    const { data } = await listAttention(event);
    assert.deepEqual(
      data.map(({ state, refunded: refundedAmount, dispute }) => [state, refundedAmount, dispute?.amount]),
      [['refund_failed', 0, 2500]],
    );
    assert.equal((await refund(await orderId(hold), { amount: 500, reason: 'x' })).status, 409);
  });

  test('that is an inquiry only needs an answer, and allows refunds', async () => {
    const { event, hold, payment } = await takePaid();
    await disputePayment(payment.id, { inquiry: 'true' });
    await notifyShuffled(payment.id, 13);
    assert.equal((await listAttention(event)).meta.attention, 1);
    assert.equal((await refund(await orderId(hold), { reason: 'x' })).status, 201);
    await finishAllJobs(api);
    assert.equal((await order(hold)).state, 'refunded');
  });
});
