import { useFormats, useTexts } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { Lead } from '../../../../lib/page.styles';
import { CardPayment } from '../../../../lib/pay/card-payment';
import { ticketsTexts } from '../../texts';
import { StepTitle } from '../checkout.styles';
import type { Payment } from '../holds.slice';

export interface PayStepProps {
  readonly payment: Payment;
  /** Reads the order again: it is confirmed when the message of Stripe has arrived. */
  readonly onPaid: () => void;
}

const pauseMs = 1000;

/** The payment of an order: the card, the question of the bank, and the wait for the tickets. */
export function PayStep({ payment, onPaid }: PayStepProps) {
  const t = useTexts(ticketsTexts);
  const { money } = useFormats();
  const [hasPaid, setPaid] = useState(false);
  const isPaid = hasPaid || payment.status === 'succeeded';

  useEffect(() => {
    if (!isPaid) return undefined;
    const timer = setInterval(onPaid, pauseMs);
    return () => clearInterval(timer);
  }, [isPaid, onPaid]);

  return (
    <>
      <StepTitle tabIndex={-1}>{t('pay.title')}</StepTitle>
      {isPaid ? (
        <Lead role="status">{t('pay.waiting')}</Lead>
      ) : (
        <CardPayment payment={payment} total={money(payment.amount, payment.currency)} onPaid={() => setPaid(true)} />
      )}
    </>
  );
}
