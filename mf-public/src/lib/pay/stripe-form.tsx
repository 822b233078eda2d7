import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { hasNoAnswer, type StripeAnswer, useStripeForm } from '@enlace/shared-forms/stripe';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton } from '@enlace/shared-ui';
import { type SubmitEvent, useEffect, useRef } from 'react';

import { color, space } from '../tokens';
import { type CardFault, cardFaultOf } from './card-fault';
import { Actions } from './pay.styles';
import type { PayOutcome } from './pay-outcome';
import { payTexts } from './texts';

export interface StripeFormProps {
  readonly payment: PaymentKey;
  /** With its currency. */
  readonly total: string;
  readonly outcome: PayOutcome | null;
  readonly isSending: boolean;
  readonly onPay: (ask: () => Promise<PayOutcome>) => void;
}

/** Stripe's own form: the data of the card never reaches this site. */
export function StripeForm({ payment, total, outcome, isSending, onPay }: StripeFormProps) {
  const t = useTexts(payTexts);
  const place = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const { form, hasFailed, retry } = useStripeForm(payment, place);
  const problem = problemOf(outcome);
  useEffect(() => {
    if (problem !== null) alert.current?.focus();
  }, [problem, outcome]);
  if (hasFailed)
    return (
      <ErrorState title={t('notLoaded')} onRetry={retry}>
        {t('network')}
      </ErrorState>
    );

  const handleSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (form === null || isSending) return;
    onPay(() =>
      form.client.confirmPayment({ elements: form.elements, redirect: 'if_required' }).then(outcomeOf, unknownOutcome),
    );
  };
  return (
    <Box onSubmit={handleSubmit}>
      {problem !== null && (
        <Problem ref={alert} role="alert" tabIndex={-1}>
          {problem === 'network' ? t('network') : t('declined', { reason: t(`faults.${problem}`) })}
        </Problem>
      )}
      {form === null && <Skeleton width="100%" height="14rem" />}
      <div ref={place} />
      <Actions>
        <Button type="submit" size="large" isLoading={isSending} isDisabled={form === null}>
          {t('submit', { total })}
        </Button>
      </Actions>
    </Box>
  );
}

function outcomeOf({ error, paymentIntent }: StripeAnswer): PayOutcome {
  // An error has it when the answer to an earlier press was lost.
  const { status } = paymentIntent ?? error?.payment_intent ?? {};
  if (status === 'succeeded' || status === 'processing') return { name: 'paid' };
  if (error === undefined || hasNoAnswer(error)) return { name: 'unknown' };
  return error.type === 'validation_error' ? { name: 'incomplete' } : { name: 'declined', fault: cardFaultOf(error) };
}

const unknownOutcome = (): PayOutcome => ({ name: 'unknown' });

function problemOf(outcome: PayOutcome | null): CardFault | 'network' | null {
  if (outcome?.name === 'declined') return outcome.fault;
  return outcome?.name === 'unknown' ? 'network' : null;
}

const Problem = styled.p`
  color: ${color.danger};
`;

const Box = styled.form`
  display: grid;
  gap: ${space[24]};
  max-width: 30rem;
`;
