import type { ApiDeps } from '../../../infrastructure/env/deps';
import { askStripe } from '../../payments';
import type { MembershipRow } from '../member';

/** Has a subscription end with its paid time; a planned change of the plan is dropped. */
export async function endAtPeriodEnd(deps: ApiDeps, membership: MembershipRow): Promise<void> {
  await dropSchedule(deps, membership);
  const { subscription_id: id } = membership;
  if (id === null) return;
  await askStripe(deps, (client) => client.subscriptions.update(id, { cancel_at_period_end: true }));
}

/** Takes a planned change back. */
export async function dropSchedule(deps: ApiDeps, { schedule_id: id }: MembershipRow): Promise<void> {
  if (id !== null) await askStripe(deps, (client) => client.subscriptionSchedules.release(id));
}

/** Ends a subscription at once: its present time is not paid. */
export async function endNow(deps: ApiDeps, { subscription_id: id }: MembershipRow): Promise<void> {
  if (id !== null) await askStripe(deps, (client) => client.subscriptions.cancel(id));
}

/**
 * Ends a subscription whose renewal was not paid: its open invoice is charged no longer, and the member owes nothing.
 * Returns false when it has been paid meanwhile; then nothing ends.
 */
export async function endUnpaid(deps: ApiDeps, membership: MembershipRow): Promise<boolean> {
  const { latest_invoice_id: invoiceId } = membership;
  const status = invoiceId === null ? null : await stopCharges(deps, invoiceId);
  if (status === 'paid') return false;
  await dropSchedule(deps, membership);
  await endNow(deps, membership);
  return true;
}

/** Makes an open invoice uncollectible; its status before. */
function stopCharges(deps: ApiDeps, invoiceId: string) {
  return askStripe(deps, async (client) => {
    const { status } = await client.invoices.retrieve(invoiceId);
    if (status === 'open') await client.invoices.markUncollectible(invoiceId);
    return status;
  });
}

export async function resume(deps: ApiDeps, { subscription_id: id }: MembershipRow): Promise<void> {
  if (id !== null) await askStripe(deps, (client) => client.subscriptions.update(id, { cancel_at_period_end: false }));
}
