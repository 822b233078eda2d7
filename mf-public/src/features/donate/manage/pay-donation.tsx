import type { Donation } from '@enlace/shared-contract/donations';
import { useRead, useScreen } from '@enlace/shared-data';
import { useFormats } from '@enlace/shared-platform';
import { Skeleton } from '@enlace/shared-ui';
import { useEffect } from 'react';

import { LoadFailed } from '../../../lib/load-failed';
import { CardPayment } from '../../../lib/pay/card-payment';
import { donations } from '../donations.slice';

export interface PayDonationProps {
  readonly donation: Donation;
  readonly onPaid: () => void;
  /** Nothing is left to pay. */
  readonly onOver: () => void;
}

/** The card form of an open payment; the same donation has the same payment, also after a reload. */
export function PayDonation({ donation, onPaid, onOver }: PayDonationProps) {
  const { money } = useFormats();
  const { locale } = useScreen();
  const which = { token: donation.token, lang: locale };
  const { answer, status, error, again } = useRead(donations.calls.payment, which);
  const isOver = status === 'rejected' && error?.code === 'CONFLICT';
  const isPaid = answer?.status === 'succeeded';
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  useEffect(() => {
    if (isPaid) onPaid();
  }, [isPaid, onPaid]);
  if (answer !== null && !isPaid)
    return <CardPayment payment={answer} total={money(donation.amount, donation.currency)} onPaid={onPaid} />;
  if (status === 'rejected') return <LoadFailed error={error} onRetry={again} />;
  return <Skeleton width="100%" height="9rem" />;
}
