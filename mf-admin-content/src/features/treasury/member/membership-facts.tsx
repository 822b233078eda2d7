import { useLateTexts } from '@enlace/shared-admin';
import type { MembershipDetails, MemberInvoice } from '@enlace/shared-contract/memberships';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Cluster, Heading, Link, Stack, Text } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';

import { DocumentList } from '../../../lib/refunds/document-list';
import { RefundList } from '../../../lib/refunds/refund-list';
import { treasuryTexts } from '../texts';
import { FindingList } from './finding-list';
import { MembershipBadge } from './membership-badge';
import { memberTexts } from './texts';

const knownActions = [
  'pauseDunning',
  'endDunningPause',
  'writeOff',
  'givePlan',
  'endGivenPlan',
  'refund',
  'changePlan',
  'changeCard',
  'cancelPlan',
  'resumePlan',
  'keepPlan',
  'failPayment',
  'stopCharges',
  'recoverPayment',
  'endPlan',
  'startPriceChange',
  'withdrawPriceChange',
  'applyPriceChange',
] as const;
const knownReasons = ['too_expensive', 'not_using', 'missing_something', 'other'] as const;

export interface MembershipFactsProps {
  readonly membership: MembershipDetails;
  /** Missing without the right to refund. */
  readonly onRefund: ((invoice: MemberInvoice) => void) | undefined;
}

export function MembershipFacts({ membership, onRefund }: MembershipFactsProps) {
  const t = useTexts(treasuryTexts);
  const words = useLateTexts(memberTexts);
  const formats = useFormats();
  const { invoices, refunds, findings, history } = membership;
  const day = (instant: string) => formats.date(instant, { dateStyle: 'medium' });
  const moment = (instant: string) => formats.date(instant, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Stack gap={24}>
      <Cluster gap={12}>
        <MembershipBadge membership={membership} />
        <Link to={`/admin/users/${membership.user.id}`}>{t('facts.profile')}</Link>
      </Cluster>
      <DescriptionList items={useFacts(membership)} />
      <Heading level={3}>{t('facts.invoices')}</Heading>
      {invoices.length === 0 && <Text tone="soft">{t('facts.noInvoices')}</Text>}
      <DocumentList
        documents={invoices}
        detailOf={({ issued_at: at, reason, description }) => `${day(at)} · ${reason ?? description}`}
        onRefund={onRefund}
      />
      <RefundList refunds={refunds} />
      <FindingList findings={findings} />
      {history.length > 0 && (
        <>
          <Heading level={3}>{t('facts.history')}</Heading>
          <DescriptionList
            items={history.map(({ id, action, at, actor }) => ({
              key: id,
              term: moment(at),
              description: `${words(`actions.${knownActions.find((name) => name === action) ?? 'other'}`)} · ${actor ?? t('facts.program')}`,
            }))}
          />
        </>
      )}
    </Stack>
  );
}

/** Terms of the membership; what does not apply is left out. */
function useFacts(membership: MembershipDetails) {
  const t = useTexts(treasuryTexts);
  const words = useLateTexts(memberTexts);
  const formats = useFormats();
  const day = (instant: string) => formats.date(instant, { dateStyle: 'medium' });
  const { package: plan, comp_package: gift, card, price, currency, interval, cancel_reason: reason } = membership;
  const reduction = useReduction(membership);
  const isLate = membership.state === 'past_due' || membership.state === 'unpaid';
  const knownReason = knownReasons.find((name) => name === reason);
  const monthEnd = card === null ? '' : `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('facts.plan'), plan?.name ?? null],
    [
      t('facts.price'),
      price === 0 ? null : t(interval === 'year' ? 'perYear' : 'perMonth', { amount: formats.money(price, currency) }),
    ],
    [t('facts.nextPayment'), reduction],
    [t('facts.period'), membership.period_end === null || isLate ? null : day(membership.period_end)],
    [t('facts.due'), isLate ? formats.money(membership.due_amount, currency) : null],
    [t('facts.attempts'), isLate ? formats.number(membership.attempts) : null],
    [
      t('facts.next'),
      isLate ? (membership.next_attempt_at === null ? t('noAttempt') : day(membership.next_attempt_at)) : null,
    ],
    [t('facts.grace'), isLate && membership.grace_ends_at !== null ? day(membership.grace_ends_at) : null],
    [t('facts.reason'), membership.dunning_reason],
    [t('facts.given'), gift === null || membership.comp_until === null ? null : gift.name],
    [t('facts.reason'), gift === null ? null : membership.comp_reason],
    [t('facts.cancelReason'), knownReason === undefined ? null : words(`reasons.${knownReason}`)],
    [
      t('facts.card'),
      card === null
        ? plan === null
          ? null
          : t('facts.noCard')
        : t('facts.cardText', { brand: card.brand.toUpperCase(), last4: card.last4, end: monthEnd }),
    ],
    [t('facts.since'), day(membership.created_at)],
  ];
  return facts.flatMap(([term, description], key) => (description === null ? [] : [{ key, term, description }]));
}

/** The next payment, where it is reduced. */
function useReduction({ currency, next_amount: amount, full_amount: price, reduced_until: until }: MembershipDetails) {
  const t = useTexts(treasuryTexts);
  const { date, money } = useFormats();
  if (amount === price) return null;
  const payment = money(amount, currency);
  if (until === null) return t('facts.reducedForever', { amount: payment });
  return t('facts.reducedUntil', { amount: payment, date: date(until, { dateStyle: 'medium' }) });
}
