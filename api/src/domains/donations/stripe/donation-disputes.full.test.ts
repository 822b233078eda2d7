import type { DonationDetails } from '@enlace/shared-contract/donations';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { lookForMoney } from '../../../testing/look-for-money';
import { finishAllJobs } from '../../../testing/event-tickets';
import { donors, openMonthlyDonationsStage } from '../../../testing/stages/donations/monthly-donations-stage';

openMonthlyDonationsStage();

const detailsOf = async (id: number) =>
  (await donors.api.get(`/api/v2/donations/${id}`, 'admin')).json<{ data: DonationDetails }>().data;

async function give() {
  const { donation, payment } = await donors.start({ amount: 3000 });
  await donors.pay(payment, 'visa');
  await donors.notifyAllThrice(payment.id);
  const about = { payment_intent: payment.id };
  await donors.client().rawRequest('POST', '/v1/sandbox/disputes', about);
  const [dispute] = (await donors.client().disputes.list(about)).data;
  assert.ok(dispute);
  await donors.notifyAllThrice(payment.id);
  return { donation, payment, dispute };
}

const attentionIds = async () => {
  const answer = await donors.api.get('/api/v2/donations?view=attention', 'admin');
  const { data, meta } = answer.json<{
    data: { id: number }[];
    meta: { total: number; views: { attention: number } };
  }>();
  assert.deepEqual([meta.total, meta.views.attention], [data.length, data.length]);
  return data.map(({ id }) => id);
};

const refundOf = async (id: number) => {
  const receipt = (await detailsOf(id)).receipts.find(({ kind }) => kind === 'receipt');
  return donors.api.post(`/api/v2/donation-receipts/${receipt?.id}/refund`, { reason: 'By mistake' }, 'admin');
};

test('a disputed donation is not refunded; a lost dispute has one credit note, without a mail', async () => {
  const { donation, payment, dispute } = await give();
  const shownDonation = await detailsOf(donation.id);
  assert.deepEqual(
    [shownDonation.refunded, shownDonation.disputes.map(({ state, amount }) => [state, amount])],
    [0, [['open', 3000]]],
  );
  assert.ok((await attentionIds()).includes(donation.id));
  const refusal = await refundOf(donation.id);
  assert.equal(refusal.statusCode, 409);
  assert.match(refusal.json<{ message: string }>().message, /bank disputes/);
  const mailCount = (await donors.mailsTo(donation.email ?? '')).length;
  await donors.client().disputes.close(dispute.id);
  await donors.notifyAllThrice(payment.id);
  const lostDonation = await detailsOf(donation.id);
  assert.deepEqual(
    [lostDonation.given, lostDonation.refunded, lostDonation.receipts.map(({ kind, amount }) => [kind, amount])],
    [
      3000,
      3000,
      [
        ['credit_note', -3000],
        ['receipt', 3000],
      ],
    ],
  );
  assert.equal((await donors.mailsTo(donation.email ?? '')).length, mailCount);
  assert.ok(!(await attentionIds()).includes(donation.id));
});

test('a won dispute, and one whose events were lost', async () => {
  const { donation, dispute } = await give();
  await donors.client().disputes.update(dispute.id, {
    evidence: { uncategorized_text: 'winning_evidence' },
    submit: true,
  });
  await lookForMoney(donors.api);
  const { refunded: refundedAmount, disputes } = await detailsOf(donation.id);
  assert.deepEqual([refundedAmount, disputes.map(({ state }) => state)], [0, ['won']]);
  assert.equal((await refundOf(donation.id)).statusCode, 200);
});

const documentsOf = async (id: number) => {
  const { refunded: refundedAmount, receipts } = await detailsOf(id);
  return { refundedAmount, amounts: receipts.map(({ amount }) => amount) };
};

test('a dispute that is won after it was lost takes its credit note back', async () => {
  const { donation, payment, dispute } = await give();
  await donors.client().disputes.close(dispute.id);
  await donors.notifyAllThrice(payment.id);
  assert.deepEqual(await documentsOf(donation.id), { refundedAmount: 3000, amounts: [-3000, 3000] });
  await sql`update stripe_sandbox set body = body || '{"status":"won","is_charge_refundable":true}'
    where id = ${dispute.id}`.execute(donors.api.deps.db);
  for (let round = 0; round < 2; round += 1) await lookForLostMoney(payment.id);
  assert.deepEqual(await documentsOf(donation.id), { refundedAmount: 0, amounts: [3000, -3000, 3000] });
});

async function lookForLostMoney(intent: string): Promise<void> {
  await donors.notifyAllThrice(intent);
  await lookForMoney(donors.api);
}

test('a refund that fails later takes its credit note back, and a new refund has its own', async () => {
  const { donation, payment } = await donors.start({ amount: 3000 });
  await donors.pay(payment, 'visa');
  await donors.notifyAllThrice(payment.id);
  assert.equal((await refundOf(donation.id)).statusCode, 200);
  await finishAllJobs(donors.api);
  assert.deepEqual(await documentsOf(donation.id), { refundedAmount: 3000, amounts: [-3000, 3000] });
  const [refund] = (await donors.client().refunds.list({ payment_intent: payment.id })).data;
  await sql`update stripe_sandbox set body = body || '{"sandbox_next":"failed"}' where id = ${refund?.id}`.execute(
    donors.api.deps.db,
  );
  await donors.client().rawRequest('POST', `/v1/sandbox/refunds/${refund?.id}/finish`, {});
  await donors.notifyAllThrice(payment.id);
  const { refunds, ...shownDonation } = await detailsOf(donation.id);
  assert.deepEqual(
    refunds.map(({ amount, state }) => [amount, state]),
    [[3000, 'failed']],
  );
  assert.equal(shownDonation.refunded, 0);
  assert.ok((await attentionIds()).includes(donation.id));
  assert.equal((await refundOf(donation.id)).statusCode, 200);
  await finishAllJobs(donors.api);
  assert.deepEqual(await documentsOf(donation.id), { refundedAmount: 3000, amounts: [-3000, 3000, -3000, 3000] });
  assert.ok(!(await attentionIds()).includes(donation.id));
});
