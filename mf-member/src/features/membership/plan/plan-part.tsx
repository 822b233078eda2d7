import type { Membership, PaymentKey } from '@enlace/shared-contract/memberships';
import { useCall } from '@enlace/shared-data';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Badge, Button, Cluster, Text } from '@enlace/shared-ui';

import { Big, Part, Points } from '../membership.styles';
import { membership } from '../membership.slice';
import { membershipTexts } from '../texts';
import { useFailure } from '../use-failure';
import { ReductionNote } from './reduction-note';

export interface PlanPartProps {
  readonly ownMembership: Membership;
  readonly onNote: (note: string) => void;
  readonly onPayment: (payment: PaymentKey) => void;
}

const tones = {
  none: 'neutral',
  incomplete: 'warning',
  active: 'success',
  past_due: 'danger',
  canceled: 'neutral',
  unpaid: 'danger',
  ending: 'warning',
  comp: 'success',
} as const;

/** The present plan: its price, what follows, and what can be taken back. */
export function PlanPart({ ownMembership, onNote, onPayment }: PlanPartProps) {
  const t = useTexts(membershipTexts);
  const { date, money } = useFormats();
  const { failure, attempt } = useFailure();
  const resume = useCall(membership.calls.resume);
  const keep = useCall(membership.calls.keep);
  const finish = useCall(membership.calls.openPayment);
  const state =
    ownMembership.comp_until !== null ? 'comp' : ownMembership.cancel_at_period_end ? 'ending' : ownMembership.state;
  const day = (value: string) => date(value, { dateStyle: 'long' });
  const price = money(ownMembership.price, ownMembership.currency);
  const { next_payment_at: nextAt, price_change: priceChange } = ownMembership;
  const newPrice = priceChange === null ? price : money(priceChange.amount, ownMembership.currency);
  return (
    <Part name="plan">
      <Big>
        {ownMembership.package?.name ?? t('free')} <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      </Big>
      {ownMembership.paid_package !== null && <Text>{t(`per.${ownMembership.interval}`, { price })}</Text>}
      {nextAt !== null && ownMembership.pending_change === null && (
        <>
          <Text>
            {t('next', { price: money(ownMembership.next_amount, ownMembership.currency), date: day(nextAt) })}
          </Text>
          <ReductionNote payment={ownMembership} />
        </>
      )}
      {priceChange !== null && (
        <Text>
          {t(`newPrice.${ownMembership.interval}`, { date: day(priceChange.from), price: newPrice, before: price })}
        </Text>
      )}
      {ownMembership.comp_until !== null && <Text>{t('compUntil', { date: day(ownMembership.comp_until) })}</Text>}
      {ownMembership.cancel_at_period_end && ownMembership.period_end !== null && (
        <>
          <Text>{t('endsOn', { date: day(ownMembership.period_end) })}</Text>
          <Cluster gap={12}>
            <Button
              isLoading={resume.status === 'pending'}
              onClick={() =>
                void attempt(async () => {
                  await resume.run(undefined);
                  onNote(t('resumed'));
                })
              }
            >
              {t('resume')}
            </Button>
          </Cluster>
        </>
      )}
      {ownMembership.pending_change !== null && (
        <>
          <Text>
            {t('pending', {
              date: day(ownMembership.pending_change.at),
              plan: ownMembership.pending_change.package.name,
            })}
          </Text>
          <Cluster gap={12}>
            <Button
              variant="secondary"
              isLoading={keep.status === 'pending'}
              onClick={() =>
                void attempt(async () => {
                  await keep.run(undefined);
                  onNote(t('resumed'));
                })
              }
            >
              {t('keep', { plan: ownMembership.package?.name ?? '' })}
            </Button>
          </Cluster>
        </>
      )}
      {ownMembership.awaiting !== null && (
        <>
          <Text>{t('awaiting', { plan: ownMembership.awaiting.package.name })}</Text>
          <Cluster gap={12}>
            <Button
              isLoading={finish.status === 'pending'}
              onClick={() => void attempt(async () => onPayment(await finish.run(undefined)))}
            >
              {t('finish')}
            </Button>
          </Cluster>
        </>
      )}
      {failure !== null && (
        <Text role="alert" tone="danger">
          {failure}
        </Text>
      )}
      {ownMembership.features.length > 0 && (
        <div>
          <Text size="small" tone="soft">
            {t('features')}
          </Text>
          <Points>
            {ownMembership.features.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </Points>
        </div>
      )}
    </Part>
  );
}
