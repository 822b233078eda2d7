import type { ListedMembership } from '@enlace/shared-contract/memberships';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import {
  disputePayment,
  finishRefund,
  intentOf,
  latestRefund,
  notifyShuffled,
} from '../../../../testing/stages/memberships/findings-stage';
import {
  addPaying,
  idOf,
  openTreasuryStage,
  post,
  priceOf,
  read,
  stage,
} from '../../../../testing/stages/memberships/treasury-stage';
import { lookForMoney } from './look-for-money';

openTreasuryStage();

const factsOf = async (id: number) => {
  const { invoices, refunds, findings } = await read(id);
  return {
    documents: invoices.map(({ kind, amount }) => [kind, amount]),
    left: invoices.find(({ kind }) => kind === 'invoice')?.refundable,
    refunds: refunds.map(({ state }) => state),
    findings: findings.map(({ kind, amount, status }) => [kind, amount, status]),
  };
};

const refundPath = async (id: number): Promise<string> => {
  const invoice = (await read(id)).invoices.find(({ kind }) => kind === 'invoice');
  return `/api/v2/membership-invoices/${invoice?.id}/refund`;
};

describe('money that is moved at Stripe itself', () => {
  for (const seed of [7, 4021])
    test(`is seen once, whatever the order and number of its events are (${seed})`, async () => {
      const member = await addPaying(1);
      const id = await idOf(member);
      const intent = await intentOf(member);
      for (const amount of [100, 150]) await stage.client().refunds.create({ payment_intent: intent, amount });
      const dispute = await disputePayment(intent);
      await notifyShuffled(intent, seed);
      const { invoices, findings } = await read(id);
      const facts = await factsOf(id);
      assert.deepEqual(
        [facts.documents, facts.left, facts.refunds],
        [
          [
            ['credit_note', -150],
            ['credit_note', -100],
            ['invoice', priceOf(1)],
          ],
          priceOf(1) - 250,
          [],
        ],
      );
      const texts = findings.map(({ kind, amount, status, invoice_number: number }) =>
        [kind, amount, status, number].join(' '),
      );
      const number = invoices.at(-1)?.number ?? '';
      assert.deepEqual(
        texts.toSorted((one, other) => one.localeCompare(other)),
        [
          `dispute ${priceOf(1)} needs_response ${number}`,
          `refund 100 succeeded ${number}`,
          `refund 150 succeeded ${number}`,
        ],
      );
      const numbers = invoices.map(({ number }) => Number(number.slice(5)));
      assert.equal((numbers[0] ?? 0) - (numbers[1] ?? 0), 1);

      const { data, meta } = (await stage.api.get('/api/v2/memberships?view=attention&per_page=100', 'admin')).json<{
        data: readonly ListedMembership[];
        meta: { views: { attention: number } };
      }>();
      assert.ok(data.some((row) => row.id === id));
      assert.equal(meta.views.attention, data.length);

      const refusal = await post(await refundPath(id), { reason: 'x' });
      assert.deepEqual([refusal.status, refusal.details], [409, { reason: 'DISPUTED' }]);
      const evidence = { uncategorized_text: 'winning_evidence' };
      await stage.client().disputes.update(dispute.id, { evidence, submit: true });
      await notifyShuffled(dispute.id, seed);
      assert.equal((await post(await refundPath(id), { reason: 'x' })).status, 200);
      await stage.api.finishJobs();
      assert.equal((await factsOf(id)).left, 0);
    });

  test('is found without any event', async () => {
    const member = await addPaying(1);
    const id = await idOf(member);
    const intent = await intentOf(member);
    await stage.client().refunds.create({ payment_intent: intent, amount: 100 });
    const look = () => lookForMoney(stage.api.deps, (work) => work());
    await look();
    await look();
    assert.deepEqual((await factsOf(id)).documents, [
      ['credit_note', -100],
      ['invoice', priceOf(1)],
    ]);
    const dispute = await disputePayment(intent);
    await look();
    await stage.client().disputes.close(dispute.id);
    await look();
    assert.deepEqual((await factsOf(id)).findings[0], ['dispute', priceOf(1), 'lost']);
  });

  test('is a payment of no plan, too; payments of plans are none', async () => {
    const member = await addPaying(1);
    const id = await idOf(member);
    const customer = await member.customer();
    const { id: intent } = await stage.client().paymentIntents.create({ amount: 700, currency: 'usd', customer });
    await stage.client().paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    await notifyShuffled(customer, 3);
    const { documents, findings } = await factsOf(id);
    assert.deepEqual([documents.length, findings], [1, [['payment', 700, 'succeeded']]]);
  });
});

describe('a refund', () => {
  test('that Stripe calls pending is on its way, then done with its credit note', async () => {
    const member = await addPaying(1, '4000000000007726');
    const id = await idOf(member);
    const intent = await intentOf(member);
    await post(await refundPath(id), { amount: 200, reason: 'x' });
    await notifyShuffled(intent, 5);
    const facts = { left: priceOf(1) - 200, findings: [] };
    assert.deepEqual(await factsOf(id), {
      ...facts,
      documents: [['invoice', priceOf(1)]],
      refunds: ['requested'],
    });
    await finishRefund(await latestRefund(intent));
    await notifyShuffled(intent, 6);
    assert.deepEqual(await factsOf(id), {
      ...facts,
      documents: [
        ['credit_note', -200],
        ['invoice', priceOf(1)],
      ],
      refunds: [],
    });
  });

  test('that fails later takes its credit note back, and can be tried again', async () => {
    const member = await addPaying(1, '4000000000005126');
    const id = await idOf(member);
    const intent = await intentOf(member);
    await post(await refundPath(id), { reason: 'x' });
    await notifyShuffled(intent, 8);
    assert.equal((await factsOf(id)).left, 0);
    await finishRefund(await latestRefund(intent));
    await notifyShuffled(intent, 9);
    const documents = [
      ['reversal', priceOf(1)],
      ['credit_note', -priceOf(1)],
      ['invoice', priceOf(1)],
    ];
    assert.deepEqual(await factsOf(id), { documents, left: priceOf(1), refunds: ['failed'], findings: [] });
    const file = await stage.api.get((await read(id)).invoices[0]?.url ?? '', null);
    assert.equal(file.statusCode, 200);
    await post(await refundPath(id), { reason: 'x' });
    await stage.api.finishJobs();
    assert.deepEqual((await factsOf(id)).documents, [['credit_note', -priceOf(1)], ...documents]);
  });
});
