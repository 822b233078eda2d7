import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton } from '@enlace/shared-ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { space } from '../../../../lib/tokens';
import { ticketsTexts } from '../../texts';
import { Actions } from '../checkout.styles';
import type { Payment } from '../holds.slice';
import { loadStripe, type StripeAnswer, type StripeClient, type StripeElements } from './load-stripe';
import type { PayOutcome } from './sandbox-card';

export interface StripeFormProps {
  readonly payment: Payment;
  /** With its currency. */
  readonly total: string;
  readonly outcome: PayOutcome | null;
  readonly isSending: boolean;
  readonly onPay: (ask: () => Promise<PayOutcome>) => void;
}

interface Form {
  readonly client: StripeClient;
  readonly elements: StripeElements;
}

/** Stripe's own form: the data of the card never reaches this site. */
export function StripeForm({ payment, total, outcome, isSending, onPay }: StripeFormProps) {
  const t = useTexts(ticketsTexts);
  const place = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  const { form, hasFailed, retry } = useStripe(payment, place);
  const problem = problemOf(outcome);
  useEffect(() => {
    if (problem !== null) alert.current?.focus();
  }, [problem, outcome]);
  if (hasFailed)
    return (
      <ErrorState title={t('pay.notLoaded')} onRetry={retry}>
        {t('problems.network')}
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
        <p ref={alert} role="alert" tabIndex={-1}>
          {problem === 'network' ? t('problems.network') : t('pay.declined', { reason: problem })}
        </p>
      )}
      {form === null && <Skeleton width="100%" height="14rem" />}
      <div ref={place} />
      <Actions>
        <Button type="submit" size="large" isLoading={isSending} isDisabled={form === null}>
          {t('pay.submit', { total })}
        </Button>
      </Actions>
    </Box>
  );
}

/** Loads the script and draws the form; the form is drawn again after a failure. */
function useStripe(
  { publishable_key: key, client_secret: secret }: Payment,
  place: { readonly current: HTMLDivElement | null },
) {
  const { locale } = useLocale();
  const [form, setForm] = useState<Form | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return undefined;
    let isLeft = false;
    let leave = () => undefined as void;
    const fail = () => {
      if (!isLeft) setHasFailed(true);
    };
    loadStripe(key).then((client) => {
      if (isLeft || place.current === null) return;
      const elements = client.elements({ clientSecret: secret, locale, appearance: appearanceOf(place.current) });
      const element = elements.create('payment', { layout: 'tabs' });
      element.on('ready', () => {
        if (!isLeft) setForm({ client, elements });
      });
      element.on('loaderror', fail);
      element.mount(place.current);
      leave = () => element.destroy();
    }, fail);
    return () => {
      isLeft = true;
      leave();
    };
  }, [key, secret, locale, place, hasFailed]);
  const retry = () => {
    setForm(null);
    setHasFailed(false);
  };
  return { form, hasFailed, retry };
}

/** The colours and the type of this page, light or dark. */
function appearanceOf(place: HTMLElement): object {
  const { color, fontSize } = getComputedStyle(place);
  const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  // Light text is on a dark page.
  const isDark = channels.reduce((sum, channel) => sum + channel, 0) > 3 * 128;
  return { theme: isDark ? 'night' : 'stripe', variables: { colorText: color, fontSizeBase: fontSize } };
}

function outcomeOf({ error, paymentIntent }: StripeAnswer): PayOutcome {
  if (error !== undefined) {
    // A field that is missing is marked by the form itself.
    if (error.type === 'validation_error') return { name: 'incomplete' };
    return error.message === undefined ? { name: 'unknown' } : { name: 'declined', message: error.message };
  }
  const isPaid = paymentIntent?.status === 'succeeded' || paymentIntent?.status === 'processing';
  return { name: isPaid ? 'paid' : 'unknown' };
}

const unknownOutcome = (): PayOutcome => ({ name: 'unknown' });

function problemOf(outcome: PayOutcome | null): string | null {
  if (outcome?.name === 'declined') return outcome.message;
  return outcome?.name === 'unknown' ? 'network' : null;
}

const Box = styled.form`
  display: grid;
  gap: ${space[24]};
  max-width: 30rem;
`;
