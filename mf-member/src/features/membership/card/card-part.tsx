import type { Membership, PaymentKey } from '@enlace/shared-contract/memberships';
import { useCall } from '@enlace/shared-data';
import type { CardOutcome } from '@enlace/shared-forms/stripe';
import { useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { Part } from '../membership.styles';
import { membership } from '../membership.slice';
import { membershipTexts } from '../texts';
import { useFailure } from '../use-failure';
import { StripeCard } from './stripe-card';

export interface CardPartProps {
  readonly ownMembership: Membership;
  /** Shows the result at the top of the page. */
  readonly onNote: (note: string) => void;
  /** The open payment of a renewal needs the confirmation of the bank. */
  readonly onPayment: (payment: PaymentKey) => void;
}

type Step = { readonly name: 'closed' } | { readonly name: 'form'; readonly setup: PaymentKey };

/** The card that pays, and another one in its place; the earlier one stays until the new one is accepted. */
export function CardPart({ ownMembership, onNote, onPayment }: CardPartProps) {
  const t = useTexts(membershipTexts);
  const [step, setStep] = useState<Step>({ name: 'closed' });
  const { failure, attempt, setFailure } = useFailure();
  const start = useCall(membership.calls.startCard);
  const save = useCall(membership.calls.useCard);

  const open = () =>
    attempt(async () => {
      const setup = await start.run(undefined);
      setStep({ name: 'form', setup });
    });
  const storeMethod = (method: string) =>
    attempt(async () => {
      const answer = await save.run({ method });
      setStep({ name: 'closed' });
      if (answer.payment !== null) onPayment(answer.payment);
      onNote(t(answer.paid === 'paid' ? 'card.paid' : answer.paid === 'declined' ? 'card.declined' : 'card.saved'));
    });
  const handleOutcome = (outcome: CardOutcome) => {
    setFailure(null);
    if (outcome.name === 'ready') void storeMethod(outcome.method);
    else
      setFailure(
        outcome.name === 'refused' ? t('card.refused', { reason: t(`card.faults.${outcome.fault}`) }) : t('problem'),
      );
  };

  const { card } = ownMembership;
  return (
    <Part name="card">
      <Text>
        {card === null
          ? t('card.none')
          : t('card.facts', {
              brand: card.brand.charAt(0).toUpperCase() + card.brand.slice(1),
              last4: card.last4,
              month: String(card.exp_month).padStart(2, '0'),
              year: String(card.exp_year),
            })}
      </Text>
      {step.name === 'closed' && ownMembership.can_pay && (
        <Cluster gap={12}>
          <Button variant="secondary" isLoading={start.status === 'pending'} onClick={() => void open()}>
            {t(card === null ? 'card.add' : 'card.replace')}
          </Button>
        </Cluster>
      )}
      {step.name === 'form' && (
        <StripeCard
          setup={step.setup}
          isSaving={save.status === 'pending'}
          problem={failure}
          onOutcome={handleOutcome}
          onCancel={() => setStep({ name: 'closed' })}
        />
      )}
      {step.name !== 'form' && failure !== null && (
        <Text role="alert" tone="danger">
          {failure}
        </Text>
      )}
    </Part>
  );
}
