import { amountOf, metadataOf, type SandboxAnswer, type SandboxRequest, type Work } from '../sandbox-request';
import type { StripeObject } from '../sandbox-store';
import { invalidRequest, missingObject, newId } from '../stripe-fault';
import { cardEffectOf } from '../test-cards';
import { listAnswer } from './list-answer';

/** Seconds after which a refund of the cards with a later answer has it. */
const answerSeconds = 60;

/** Refunds a charge, completely or partly, but never more than was paid. */
export async function createRefund({ form }: SandboxRequest, { objects, announce }: Work): Promise<SandboxAnswer> {
  const intentId = String(form['payment_intent']);
  const intent = await objects.find(intentId);
  const charge = intent === null ? null : await objects.find(String(intent['latest_charge']));
  if (intent === null) throw missingObject('payment_intent', intentId);
  if (charge === null)
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  const [paidAmount, refundedAmount] = [Number(charge['amount']), Number(charge['amount_refunded'])];
  const amount = form['amount'] === undefined ? paidAmount - refundedAmount : amountOf(form);
  if (refundedAmount === paidAmount)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (charge['sandbox_refusal'] === 'disputed')
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (refundedAmount + amount > paidAmount)
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
  const effect = cardEffectOf(charge);
  const refund: StripeObject = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: Math.floor(Date.now() / 1000),
    currency: charge['currency'],
    metadata: metadataOf(form),
    payment_intent: intentId,
    reason: form['reason'] ?? null,
    status: effect === 'refundPends' ? 'pending' : 'succeeded',
    sandbox_next: effect === 'refundPends' ? 'succeeded' : effect === 'refundFails' ? 'failed' : null,
  };
  const after = {
    ...charge,
    amount_refunded: refundedAmount + amount,
    refunded: refundedAmount + amount === paidAmount,
  };
  await objects.save('refund', refund);
  await objects.save('charge', after);
  await announce('refund.created', refund);
  await announce('charge.refunded', after);
  return { status: 200, body: refund };
}

/** Refunds, the newest first; those whose answer is due have it. */
export async function listRefunds({ form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const refunds = [];
  for (const refund of await work.objects.list('refund', 1000)) refunds.push(await currentRefund(refund, work));
  return listAnswer('/v1/refunds', refunds, form);
}

export async function readRefund({ path }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  return { status: 200, body: await currentRefund(await requireRefund(path[1], work), work) };
}

/** Gives a refund the later answer of its card at once. */
export async function finishRefund({ path }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  return { status: 200, body: await answerRefund(await requireRefund(path[2], work), work) };
}

async function requireRefund(id: string | undefined, { objects }: Work): Promise<StripeObject> {
  const refund = await objects.find(id ?? '');
  if (refund?.['object'] !== 'refund') throw missingObject('refund', id ?? '');
  return refund;
}

async function currentRefund(refund: StripeObject, work: Work): Promise<StripeObject> {
  const isDue = Date.now() / 1000 > Number(refund['created']) + answerSeconds;
  return isDue ? answerRefund(refund, work) : refund;
}

async function answerRefund(refund: StripeObject, { objects, announce }: Work): Promise<StripeObject> {
  const status = refund['sandbox_next'];
  if (typeof status !== 'string') return refund;
  const isFailed = status === 'failed';
  const after: StripeObject = {
    ...refund,
    status,
    sandbox_next: null,
    ...(isFailed ? { failure_reason: 'unknown' } : {}),
  };
  await objects.save('refund', after);
  const charge = await objects.find(String(refund['charge']));
  if (isFailed && charge !== null) {
    const amount = Number(charge['amount_refunded']) - Number(refund['amount']);
    await objects.save('charge', { ...charge, amount_refunded: amount, refunded: false });
  }
  await announce('refund.updated', after);
  if (isFailed) await announce('refund.failed', after);
  return after;
}
