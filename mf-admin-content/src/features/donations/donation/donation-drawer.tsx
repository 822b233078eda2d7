import { useLateTexts, useOfficeRead } from '@enlace/shared-admin';
import { mayCall } from '@enlace/shared-contract/access';
import { donationOfficeCalls, givenDonationSchema, type GivenReceipt } from '@enlace/shared-contract/donations';
import { useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState, Skeleton } from '@enlace/shared-ui';
import { Drawer } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { RefundDialog } from '../../../lib/refunds/refund-dialog';
import { donationsSubject } from '../state/donations';
import { donationsTexts } from '../texts';
import { DonationFacts } from './donation-facts';
import { donationTexts } from './texts';

/** One donation: facts, receipts and history, and its refunds. */
export function DonationDrawer({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const t = useTexts(donationsTexts);
  const words = useLateTexts(donationTexts);
  const { viewer } = useScreen();
  const [refundedReceipt, setRefundedReceipt] = useState<GivenReceipt | null>(null);
  const question = { call: donationOfficeCalls.getGivenDonation, params: { id }, shows: [donationsSubject] };
  const { data, status, error, again } = useOfficeRead(admin.calls, question, givenDonationSchema);
  const donation = data?.data ?? null;
  const mayRefund = mayCall(viewer, donationOfficeCalls.refundDonation.access);
  if (donation !== null && refundedReceipt !== null)
    return (
      <RefundDialog
        document={refundedReceipt}
        request={{
          call: donationOfficeCalls.refundDonation,
          params: { id: refundedReceipt.id },
          schema: givenDonationSchema,
          changes: [donationsSubject],
        }}
        onClose={() => setRefundedReceipt(null)}
      />
    );
  return (
    <Drawer
      isOpen
      size="lg"
      title={donation === null ? t('title') : words('facts.title', { name: donation.name ?? t('formerDonor') })}
      onClose={onClose}
    >
      {status === 'rejected' && donation === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {donation === null && status !== 'rejected' && <Skeleton lines={8} />}
      {donation !== null && <DonationFacts donation={donation} onRefund={mayRefund ? setRefundedReceipt : undefined} />}
    </Drawer>
  );
}
