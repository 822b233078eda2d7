import { AppError } from '@enlace/shared-contract/errors';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { askStripe, requireStripe } from '../../payments';
import { ensureMembership } from '../member';

/** The customer of a user at Stripe, made when it is missing: the same for requests at the same time. */
export async function ensureCustomer(deps: ApiDeps, userId: number): Promise<string> {
  const membership = await ensureMembership(deps.db, userId);
  if (membership.customer_id !== null) return membership.customer_id;
  const user = await deps.db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw new AppError('NOT_FOUND');
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  const customer = await askStripe(deps, (client) =>
    client.customers.create(
      { ...(user.email === null ? {} : { email: user.email }), name, metadata: { user: String(userId) } },
      { idempotencyKey: `customer-${membership.id}-${membership.created_at.getTime()}` },
    ),
  );
  await deps.db
    .updateTable('memberships')
    .set({ customer_id: customer.id })
    .where('user_id', '=', userId)
    .where('customer_id', 'is', null)
    .execute();
  return (await ensureMembership(deps.db, userId)).customer_id ?? customer.id;
}

interface Intent {
  readonly id: string;
  readonly client_secret: string | null;
  readonly status: string;
}

/** What a browser needs to go on with an intent. The secret is neither stored nor logged. */
export function paymentKeyOf(deps: Pick<ApiDeps, 'stripe'>, intent: Intent) {
  const account = requireStripe(deps);
  if (intent.client_secret === null) throw new AppError('UPSTREAM_FAILED', { message: 'an intent without secret' });
  return {
    id: intent.id,
    client_secret: intent.client_secret,
    status: intent.status,
    publishable_key: account.publishableKey,
    script: account.script,
  };
}
