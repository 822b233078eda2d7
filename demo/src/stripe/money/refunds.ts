import { amountOf, metadataOf, type SandboxAnswer, type SandboxRequest, type Work } from './sandbox-request';
import type { StripeObject } from './sandbox-store';
import { invalidRequest, missingObject, newId } from './stripe-fault';

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
  if (refundedAmount + amount > paidAmount)
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
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
    status: 'succeeded',
  };
  const after = {
    ...charge,
    amount_refunded: refundedAmount + amount,
    refunded: refundedAmount + amount === paidAmount,
  };
  await objects.save('refund', refund);
  await objects.save('charge', after);
  await announce('charge.refunded', after);
  return { status: 200, body: refund };
}
