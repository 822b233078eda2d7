import type { SandboxAnswer, SandboxRequest, Work } from '../../sandbox-request';
import type { StripeObject } from '../../sandbox-store';
import { invalidRequest } from '../../stripe-fault';
import { requireObject } from '../customers';

/** Switches the repeated charges of an open invoice. */
export async function changeInvoice({ path, form }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const invoice = await requireOpen(path[1], work);
  const changedInvoice = { ...invoice, auto_advance: form['auto_advance'] === 'true' };
  await work.objects.save('invoice', changedInvoice);
  await work.announce('invoice.updated', changedInvoice);
  return { status: 200, body: changedInvoice };
}

/** Makes an open invoice uncollectible: it is charged no longer. */
export async function giveInvoiceUp({ path }: SandboxRequest, work: Work): Promise<SandboxAnswer> {
  const invoice = await requireOpen(path[1], work);
  const changedInvoice = { ...invoice, status: 'uncollectible', next_payment_attempt: null };
  await work.objects.save('invoice', changedInvoice);
  await work.announce('invoice.marked_uncollectible', changedInvoice);
  return { status: 200, body: changedInvoice };
}

async function requireOpen(id: unknown, work: Work): Promise<StripeObject> {
  const invoice = await requireObject(work, 'invoice', id);
  if (invoice['status'] === 'open') return invoice;
  throw invalidRequest('You can only pass in open invoices. This invoice isn’t open.', { code: 'invoice_not_open' });
}
