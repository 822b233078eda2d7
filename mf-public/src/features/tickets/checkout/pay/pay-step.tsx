import { useFormats, useTexts } from '@enlace/shared-platform';

import { CardPayment } from '../../../../lib/pay/card-payment';
import { ticketsTexts } from '../../texts';
import { StepTitle } from '../checkout.styles';
import type { Payment } from '../holds.slice';

export interface PayStepProps {
  readonly payment: Payment;
  /** The card has paid. */
  readonly onPaid: () => void;
}

/** The payment of an order: the card, and the question of the bank. */
export function PayStep({ payment, onPaid }: PayStepProps) {
  const t = useTexts(ticketsTexts);
  const { money } = useFormats();
  return (
    <>
      <StepTitle tabIndex={-1}>{t('pay.title')}</StepTitle>
      <CardPayment payment={payment} total={money(payment.amount, payment.currency)} onPaid={onPaid} />
    </>
  );
}
