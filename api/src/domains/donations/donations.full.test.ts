import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type Stripe from 'stripe';

import { begin, donors, openMonthlyDonationsStage } from '../../testing/stages/donations/monthly-donations-stage';

openMonthlyDonationsStage();

describe('monthly donations', () => {
  test('events three times and in any order end in the same state', async () => {
    const { donation } = await begin();
    await donors.moveByMonths(1);
    const events = await donors.eventsAbout(donation.id);
    const orders: Stripe.Event[][] = [events, events.toReversed(), [...events.slice(2), ...events.slice(0, 2)]];
    for (const order of orders)
      for (const event of order) {
        assert.equal(await donors.notify({ ...event, id: `${event.id}_${orders.indexOf(order)}` }), 200);
        await donors.api.finishJobs();
      }
    const { state, receipts } = await donors.read(donation.token);
    assert.deepEqual([state, receipts.length], ['active', 2]);
  });

  test('a first payment that never comes leaves no row', async () => {
    const { donation } = await donors.start({ kind: 'monthly', amount: 1000 });
    await donors.useClock(donation.id);
    await donors.moveByMonths(1);
    await donors.refreshAll(donation.id);
    const answer = await donors.api.send({ method: 'GET', url: `/api/v2/donation-links/${donation.token}` }, null);
    assert.equal(answer.statusCode, 404);
  });
});
