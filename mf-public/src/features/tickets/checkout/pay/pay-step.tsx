import { useFormats, useTexts } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { Lead } from '../../../../lib/page.styles';
import { ticketsTexts } from '../../texts';
import { StepTitle } from '../checkout.styles';
import type { Payment } from '../holds.slice';
import { BankQuestion } from './bank-question';
import { CardForm } from './card-form';
import { StripeForm } from './stripe-form';
import { answerBank, type PayOutcome, payWithCard } from './sandbox-card';

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
  const [outcome, setOutcome] = useState<PayOutcome | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isPaid = outcome?.name === 'paid' || payment.status === 'succeeded';

  useEffect(() => {
    if (!isPaid) return undefined;
    const timer = setInterval(onPaid, pauseMs);
    return () => clearInterval(timer);
  }, [isPaid, onPaid]);

  const send = (ask: () => Promise<PayOutcome>) => {
    setIsSending(true);
    void ask().then((answer) => {
      setOutcome(answer);
      setIsSending(false);
    });
  };
  const total = money(payment.amount, payment.currency);
  return (
    <>
      <StepTitle tabIndex={-1}>{t('pay.title')}</StepTitle>
      {isPaid && <Lead role="status">{t('pay.waiting')}</Lead>}
      {!isPaid && outcome?.name === 'asks' && (
        <BankQuestion
          isSending={isSending}
          onAnswer={(isConfirmed) => send(() => answerBank(payment, outcome.source, isConfirmed))}
        />
      )}
      {!isPaid && payment.mode === 'stripe' && (
        <StripeForm payment={payment} total={total} outcome={outcome} isSending={isSending} onPay={send} />
      )}
      {!isPaid && payment.mode === 'sandbox' && outcome?.name !== 'asks' && (
        <CardForm
          total={total}
          outcome={outcome}
          isSending={isSending}
          onPay={(card) => send(() => payWithCard(payment, card))}
        />
      )}
    </>
  );
}
