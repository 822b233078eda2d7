import type { PaymentKey } from '@enlace/shared-contract/memberships';
import { type CardOutcome, isShortCard, storeTestCard } from '@enlace/shared-forms/stripe';
import { useTexts } from '@enlace/shared-platform';
import { FormField, TextInput } from '@enlace/shared-ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Form } from '../membership.styles';
import { membershipTexts } from '../texts';
import { CardActions } from './card-actions';

export interface CardFormProps {
  readonly setup: PaymentKey;
  readonly isSaving: boolean;
  /** Why the last card was refused; null without a refusal. */
  readonly problem: string | null;
  readonly onOutcome: (outcome: CardOutcome) => void;
  readonly onCancel: () => void;
}

/** The number of a test card, in the sandbox; the number stays after a refusal. */
export function CardForm({ setup, isSaving, problem, onOutcome, onCancel }: CardFormProps) {
  const t = useTexts(membershipTexts);
  const [card, setCard] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const error = isMissing ? t('card.missing') : problem;
  useEffect(() => input.current?.focus(), [error]);
  const handleSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const isShort = isShortCard(card);
    setIsMissing(isShort);
    if (isShort || isSending || isSaving) return;
    setIsSending(true);
    void storeTestCard(setup, card).then((outcome) => {
      setIsSending(false);
      onOutcome(outcome);
    });
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <FormField label={t('card.number')} hint={t('card.sandbox')} {...(error === null ? {} : { error })}>
        <TextInput
          ref={input}
          name="card"
          inputMode="numeric"
          autoComplete="off"
          value={card}
          onChange={(change) => setCard(change.target.value)}
        />
      </FormField>
      <CardActions isSending={isSending || isSaving} onCancel={onCancel} />
    </Form>
  );
}
