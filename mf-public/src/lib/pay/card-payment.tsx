import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { useState } from 'react';

import type { PayOutcome } from './pay-outcome';
import { StripeForm } from './stripe-form';

export interface CardPaymentProps {
  readonly payment: PaymentKey;
  /** With its currency. */
  readonly total: string;
  /** The card was charged; Stripe reports it to the server. */
  readonly onPaid: () => void;
}

/** The card of a payment. A refused card can be replaced by another one. */
export function CardPayment({ payment, total, onPaid }: CardPaymentProps) {
  const [outcome, setOutcome] = useState<PayOutcome | null>(null);
  const [isSending, setIsSending] = useState(false);
  const send = (ask: () => Promise<PayOutcome>) => {
    setIsSending(true);
    void ask().then((answer) => {
      setOutcome(answer);
      setIsSending(false);
      if (answer.name === 'paid') onPaid();
    });
  };
  return <StripeForm payment={payment} total={total} outcome={outcome} isSending={isSending} onPay={send} />;
}
