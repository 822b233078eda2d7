import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { useState } from 'react';

import { BankQuestion } from './bank-question';
import { CardForm } from './card-form';
import { answerBank, type PayOutcome, payWithCard } from './sandbox-card';
import { StripeForm } from './stripe-form';

export interface CardPaymentProps {
  readonly payment: PaymentKey;
  /** With its currency. */
  readonly total: string;
  /** The card was charged; Stripe reports it to the server. */
  readonly onPaid: () => void;
}

/** The card of a payment and the question of its bank. A refused card can be replaced by another one. */
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
  if (outcome?.name === 'asks')
    return (
      <BankQuestion
        isSending={isSending}
        onAnswer={(isConfirmed) => send(() => answerBank(payment, outcome.source, isConfirmed))}
      />
    );
  const form = { total, outcome, isSending };
  return payment.mode === 'stripe' ? (
    <StripeForm {...form} payment={payment} onPay={send} />
  ) : (
    <CardForm {...form} onPay={(card) => send(() => payWithCard(payment, card))} />
  );
}
