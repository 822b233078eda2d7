import { useFormats, useTexts } from '@enlace/shared-platform';
import { useEffect } from 'react';

import { Lead } from '../../../../lib/page.styles';
import { CardPayment } from '../../../../lib/pay/card-payment';
import { ticketsTexts } from '../../texts';
import { StepTitle } from '../checkout.styles';
import type { Payment } from '../holds.slice';

export interface PayStepProps {
  readonly payment: Payment;
  /** The card has paid. */
  readonly onPaid: () => void;
  /** Reads the order again: it changes when the message of Stripe has arrived. */
  readonly onWait: () => void;
}

const pauseMs = 1000;

/** The payment of an order: the card, the question of the bank, and the wait for the tickets. */
export function PayStep({ payment, onPaid, onWait }: PayStepProps) {
  const t = useTexts(ticketsTexts);
  const { money } = useFormats();
  const isPaid = payment.status === 'succeeded';

  useEffect(() => {
    if (!isPaid) return undefined;
    const timer = setInterval(onWait, pauseMs);
    return () => clearInterval(timer);
  }, [isPaid, onWait]);

  return (
    <>
      <StepTitle tabIndex={-1}>{t('pay.title')}</StepTitle>
      {isPaid ? (
        <Lead role="status">{t('pay.waiting')}</Lead>
      ) : (
        <CardPayment payment={payment} total={money(payment.amount, payment.currency)} onPaid={onPaid} />
      )}
    </>
  );
}
