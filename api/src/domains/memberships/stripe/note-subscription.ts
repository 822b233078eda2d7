import type { ApiDeps } from '../../../infrastructure/env/deps';
import { askStripe } from '../../payments';

/**
 * Looks for a subscription of a customer that another change began, and notes it: an answer of Stripe can have been
 * lost. Returns whether there is one.
 * @param changeId its own subscription is not looked for; null for none
 */
export async function noteSubscription(
  deps: ApiDeps,
  {
    userId,
    customer,
    changeId,
  }: { readonly userId: number; readonly customer: string; readonly changeId: number | null },
): Promise<boolean> {
  // Without those that have ended.
  const { data } = await askStripe(deps, (client) => client.subscriptions.list({ customer, limit: 10 }));
  const subscription = data.find(
    ({ status, metadata }) => status !== 'incomplete_expired' && metadata['change'] !== String(changeId),
  );
  if (subscription === undefined) return false;
  await deps.db
    .updateTable('memberships')
    .set({ subscription_id: subscription.id })
    .where('user_id', '=', userId)
    .execute();
  return true;
}
