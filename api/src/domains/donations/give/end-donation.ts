import { isAppError } from '@enlace/shared-contract/errors';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { askStripe } from '../../payments';
import type { DonationRow } from '../receipts/write-receipt';
import { projectDonation } from '../stripe/project-donation';

/** Ends a monthly donation at once: nothing more is charged. A repeated call is the same. Throws as `askStripe`. */
export async function endDonation({ deps, origin }: WriteContext, donation: DonationRow): Promise<void> {
  const { id, subscription_id: subscriptionId, state } = donation;
  if (subscriptionId === null || state === 'ended' || state === 'paid') return;
  await askStripe(deps, (client) => client.subscriptions.cancel(subscriptionId)).catch((error: unknown) => {
    // A request at the same time has ended it already.
    const isMissing = isAppError(error) && JSON.stringify(error.details).includes('resource_missing');
    if (!isMissing) throw error;
  });
  await projectDonation(deps, id);
  await recordAudit(deps.db, { origin, action: 'endDonation', resource: 'donations', rowId: id });
}
