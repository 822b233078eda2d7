import type { SandboxAnswer, SandboxRequest, Work } from '../sandbox-request';
import type { StripeObject } from '../sandbox-store';
import { invalidRequest, missingObject, newId } from '../stripe-fault';
import { tableOf } from '../test-cards';
import { listAnswer } from './list-answer';

const answerDays = 7;

/** Has the bank dispute a charge. An inquiry takes no money, so the charge can be refunded. */
export async function disputeCharge(
  charge: StripeObject,
  { reason, isInquiry }: { readonly reason: string; readonly isInquiry: boolean },
  { objects, announce }: Work,
): Promise<StripeObject> {
  const now = Math.floor(Date.now() / 1000);
  const dispute: StripeObject = {
    id: newId('du'),
    object: 'dispute',
    amount: charge['amount'],
    balance_transactions: [],
    charge: charge.id,
    created: now,
    currency: charge['currency'],
    evidence: {},
    evidence_details: {
      due_by: now + answerDays * 86_400,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge['payment_intent'],
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  await objects.save('dispute', dispute);
  await objects.save('charge', { ...charge, disputed: true, sandbox_refusal: isInquiry ? null : 'disputed' });
  await announce('charge.dispute.created', dispute);
  return dispute;
}

/** A dispute of the bank, as it would be made by itself; `reason` and `inquiry` can be chosen. */
export async function createDispute({ form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const intent = await work.objects.find(String(form['payment_intent']));
  const charge = intent === null ? null : await work.objects.find(String(intent['latest_charge']));
  if (charge === null) throw missingObject('charge', String(form['payment_intent']));
  const options = { reason: String(form['reason'] ?? 'fraudulent'), isInquiry: form['inquiry'] === 'true' };
  return { status: 200, body: await disputeCharge(charge, options, work) };
}

export async function listDisputes({ form }: SandboxRequest, { objects }: Work): Promise<SandboxAnswer> {
  return listAnswer('/v1/disputes', await objects.list('dispute', 1000), form);
}

export async function readDispute({ path }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  return { status: 200, body: await requireDispute(path[1], work) };
}

/** Sends evidence. As in Stripe's tests, `winning_evidence` wins the dispute and `losing_evidence` loses it. */
export async function answerDispute({ path, form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const dispute = await requireOpen(path[1], work);
  const evidence = { ...tableOf(dispute['evidence']), ...tableOf(form['evidence']) };
  const changedDispute = { ...dispute, evidence };
  const text = evidence['uncategorized_text'];
  if (form['submit'] === 'false') return save(changedDispute, 'charge.dispute.updated', work);
  if (text === 'winning_evidence') return close(changedDispute, 'won', work);
  if (text === 'losing_evidence') return close(changedDispute, 'lost', work);
  const status = isInquiry(dispute) ? 'warning_under_review' : 'under_review';
  return save({ ...changedDispute, status }, 'charge.dispute.updated', work);
}

/** Accepts the dispute: the money is lost. */
export async function closeDispute({ path }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  return close(await requireOpen(path[1], work), 'lost', work);
}

const isInquiry = ({ status }: StripeObject): boolean => String(status).startsWith('warning_');

async function close(dispute: StripeObject, outcome: 'won' | 'lost', work: Work): Promise<SandboxAnswer> {
  const charge = await work.objects.find(String(dispute['charge']));
  if (outcome === 'won' && charge !== null) await work.objects.save('charge', { ...charge, sandbox_refusal: null });
  const status = isInquiry(dispute) && outcome === 'won' ? 'warning_closed' : outcome;
  return save({ ...dispute, status }, 'charge.dispute.closed', work);
}

async function save(dispute: StripeObject, event: string, { objects, announce }: Work): Promise<SandboxAnswer> {
  await objects.save('dispute', dispute);
  await announce(event, dispute);
  return { status: 200, body: dispute };
}

async function requireDispute(id: string | undefined, { objects }: Work): Promise<StripeObject> {
  const dispute = await objects.find(id ?? '');
  if (dispute?.['object'] !== 'dispute') throw missingObject('dispute', id ?? '');
  return dispute;
}

async function requireOpen(id: string | undefined, work: Work): Promise<StripeObject> {
  const dispute = await requireDispute(id, work);
  if (['won', 'lost', 'warning_closed'].includes(String(dispute['status'])))
    throw invalidRequest('This dispute is already closed', { code: 'dispute_already_closed' });
  return dispute;
}
