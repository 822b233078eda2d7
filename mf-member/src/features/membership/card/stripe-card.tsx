import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { type CardOutcome, storedCardOf, useStripeForm } from '@enlace/shared-forms/stripe';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState, Skeleton, Text } from '@enlace/shared-ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Form } from '../membership.styles';
import { membershipTexts } from '../texts';
import { CardActions } from './card-actions';

export interface StripeCardProps {
  readonly setup: PaymentKey;
  readonly isSaving: boolean;
  /** Why the last card was refused; null without a refusal. */
  readonly problem: string | null;
  readonly onOutcome: (outcome: CardOutcome) => void;
  readonly onCancel: () => void;
}

/** Stripe's own form: the data of the card never reaches this site. */
export function StripeCard({ setup, isSaving, problem, onOutcome, onCancel }: StripeCardProps) {
  const t = useTexts(membershipTexts);
  const place = useRef<HTMLDivElement>(null);
  const { form, hasFailed, retry } = useStripeForm(setup, place);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => form?.focus(), [form, problem]);
  if (hasFailed) return <ErrorState title={t('card.notLoaded')} onRetry={retry} />;

  const handleSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (form === null || isSending || isSaving) return;
    setIsSending(true);
    const { client, elements } = form;
    void client
      .confirmSetup({ elements, redirect: 'if_required' })
      .then(storedCardOf, unknownOutcome)
      .then((outcome) => {
        setIsSending(false);
        if (outcome.name !== 'incomplete') onOutcome(outcome);
      });
  };
  return (
    <Form onSubmit={handleSubmit}>
      {problem !== null && (
        <Text role="alert" tone="danger">
          {problem}
        </Text>
      )}
      {form === null && <Skeleton width="100%" height="14rem" />}
      <div ref={place} />
      <CardActions isSending={isSending || isSaving} isDisabled={form === null} onCancel={onCancel} />
    </Form>
  );
}

const unknownOutcome = (): CardOutcome => ({ name: 'unknown' });
