import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { type CardOutcome, storedCardOf, useStripeForm } from '@enlace/shared-forms/stripe';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton } from '@enlace/shared-ui';
import { type SubmitEvent, useEffect, useRef } from 'react';

import { space } from '../../lib/tokens';
import { payTexts } from './texts';

export interface StripeFieldsProps {
  readonly setup: PaymentKey;
  /** Label of the button. */
  readonly label: string;
  readonly isSaving: boolean;
  /** Why the last card was refused; null without a refusal. */
  readonly problem: string | null;
  /** Starts the storage of the card; the result is the caller's to show. */
  readonly onSend: (store: () => Promise<CardOutcome>) => void;
}

/** Stripe's own form: the data of the card never reaches this site. */
export function StripeFields({ setup, label, isSaving, problem, onSend }: StripeFieldsProps) {
  const t = useTexts(payTexts);
  const place = useRef<HTMLDivElement>(null);
  const { form, hasFailed, retry } = useStripeForm(setup, place);
  useEffect(() => form?.focus(), [form, problem]);
  if (hasFailed) return <ErrorState title={t('notLoaded')} onRetry={retry} />;
  const handleSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (form === null || isSaving) return;
    const { client, elements } = form;
    onSend(() =>
      client
        .confirmSetup({ elements, redirect: 'if_required' })
        .then(storedCardOf, (): CardOutcome => ({ name: 'unknown' })),
    );
  };
  return (
    <Form onSubmit={handleSubmit}>
      {problem !== null && <p role="alert">{problem}</p>}
      {form === null && <Skeleton width="100%" height="14rem" />}
      <div ref={place} />
      <Button type="submit" size="large" isLoading={isSaving} isDisabled={form === null}>
        {label}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[20]};
  > button {
    justify-self: start;
  }
`;
