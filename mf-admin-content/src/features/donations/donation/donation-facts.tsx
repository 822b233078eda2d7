import { useLateTexts } from '@enlace/shared-admin';
import type { DonationDetails, GivenReceipt } from '@enlace/shared-contract/donations';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Heading, Stack } from '@enlace/shared-ui';
import { DescriptionList } from '@enlace/shared-ui/controls';

import { DocumentList } from '../../../lib/refunds/document-list';
import { RefundList } from '../../../lib/refunds/refund-list';
import { donationsTexts } from '../texts';
import { DisputeList } from './dispute-list';
import { DonationBadge } from './donation-badge';
import { donationTexts } from './texts';

const disputeActions = ['dispute', 'loseDispute', 'winDispute'] as const;
const knownActions = ['refund', 'endDonation', ...disputeActions] as const;

export interface DonationFactsProps {
  readonly donation: DonationDetails;
  /** Missing without the right to refund. */
  readonly onRefund: ((receipt: GivenReceipt) => void) | undefined;
}

export function DonationFacts({ donation, onRefund }: DonationFactsProps) {
  const words = useLateTexts(donationTexts);
  const formats = useFormats();
  const { receipts, refunds, disputes, history } = donation;
  const day = (instant: string) => formats.date(instant, { dateStyle: 'medium' });
  const moment = (instant: string) => formats.date(instant, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Stack gap={24}>
      <DonationBadge donation={donation} />
      <DescriptionList items={useFacts(donation)} />
      <Heading level={3}>{words('facts.receipts')}</Heading>
      <DocumentList
        documents={receipts}
        detailOf={({ issued_at: at, reason }) => [day(at), reason].filter(Boolean).join(' · ')}
        onRefund={onRefund}
      />
      <RefundList refunds={refunds} />
      <DisputeList disputes={disputes} />
      {history.length > 0 && (
        <>
          <Heading level={3}>{words('facts.history')}</Heading>
          <DescriptionList
            items={history.map(({ id, action, at, actor }) => ({
              key: id,
              term: moment(at),
              description: `${words(`actions.${knownActions.find((name) => name === action) ?? 'other'}`)} · ${actor ?? words(isOfBank(action) ? 'facts.bank' : 'facts.donor')}`,
            }))}
          />
        </>
      )}
    </Stack>
  );
}

const isOfBank = (action: string): boolean => disputeActions.some((name) => name === action);

/** Terms of the donation; what does not apply is left out. */
function useFacts(donation: DonationDetails) {
  const t = useTexts(donationsTexts);
  const words = useLateTexts(donationTexts);
  const { money, date } = useFormats();
  const { kind, currency, next_payment_at: nextAt } = donation;
  const amount = money(donation.amount, currency);
  const facts: readonly (readonly [string, string | null])[] = [
    [t('columns.amount'), kind === 'once' ? amount : t('perMonth', { amount })],
    [t('columns.given'), money(donation.given - donation.refunded, currency)],
    [words('facts.email'), donation.email],
    [words('facts.account'), words(donation.has_account ? 'facts.hasAccount' : 'facts.noAccount')],
    [words('facts.name'), words(donation.shows_name ? 'facts.nameShown' : 'facts.nameHidden')],
    [words('facts.message'), donation.message],
    [t('columns.next'), nextAt === null ? null : date(nextAt, { dateStyle: 'medium' })],
  ];
  return facts.flatMap(([term, description], key) => (description === null ? [] : [{ key, term, description }]));
}
