import type { ListedDonation } from '@enlace/shared-contract/donations';
import { useTexts } from '@enlace/shared-platform';
import { Badge, Cluster } from '@enlace/shared-ui';

import { donationsTexts } from '../texts';

const tones = { open: 'neutral', paid: 'success', active: 'success', past_due: 'danger', ended: 'neutral' } as const;

/** The state of a donation in words, and whether money went back. */
export function DonationBadge({ donation }: { readonly donation: ListedDonation }) {
  const t = useTexts(donationsTexts);
  const { state, given: givenAmount, refunded: refundedAmount } = donation;
  return (
    <Cluster gap={4}>
      {!(state === 'paid' && refundedAmount > 0) && <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>}
      {refundedAmount > 0 && (
        <Badge tone="warning">{t(refundedAmount >= givenAmount ? 'states.refunded' : 'states.partly')}</Badge>
      )}
    </Cluster>
  );
}
