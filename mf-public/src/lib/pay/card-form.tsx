import { isShortCard } from '@enlace/shared-forms/stripe';
import { styled, type Translate, useTexts } from '@enlace/shared-platform';
import { Button, FormField, TextInput } from '@enlace/shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

import { space } from '../tokens';
import { Actions } from './pay.styles';
import type { texts } from './locales/en';
import type { PayOutcome } from './sandbox-card';
import { payTexts } from './texts';

export interface CardFormProps {
  /** With its currency. */
  readonly total: string;
  /** The answer to the last card. */
  readonly outcome: PayOutcome | null;
  readonly isSending: boolean;
  readonly onPay: (card: string) => void;
}

/** The number of a test card; the number stays after a refusal. */
export function CardForm({ total, outcome, isSending, onPay }: CardFormProps) {
  const t = useTexts(payTexts);
  const [card, setCard] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const problem = isMissing ? t('missing') : outcome === null ? null : problemOf(outcome, t);
  useEffect(() => {
    if (problem !== null) input.current?.focus();
  }, [problem, outcome]);

  const handleSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const isShort = isShortCard(card);
    setIsMissing(isShort);
    if (!isShort && !isSending) onPay(card);
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <FormField label={t('card')} hint={t('sandbox')} {...(problem === null ? {} : { error: problem })}>
        <TextInput
          ref={input}
          name="card"
          inputMode="numeric"
          autoComplete="off"
          value={card}
          onChange={(change) => setCard(change.target.value)}
        />
      </FormField>
      <Actions>
        <Button type="submit" size="large" isLoading={isSending}>
          {t('submit', { total })}
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[24]};
  max-width: 24rem;
`;

function problemOf(outcome: PayOutcome, t: Translate<typeof texts>): string | null {
  if (outcome.name === 'declined') return t('declined', { reason: t(`faults.${outcome.fault}`) });
  return outcome.name === 'unknown' ? t('network') : null;
}
