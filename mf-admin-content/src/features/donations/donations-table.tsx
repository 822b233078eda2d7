import type { ListedDonation } from '@enlace/shared-contract/donations';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { PlainLink, Text } from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';

import { DonationBadge } from './donation/donation-badge';
import { type DonationsChoice, donationSort } from './state/donations-choice';
import { donationsTexts } from './texts';

export interface DonationsTableProps {
  readonly choice: DonationsChoice;
  readonly rows: readonly ListedDonation[];
  readonly isLoading: boolean;
  readonly addressOf: (part: Partial<DonationsChoice>) => string;
}

/** A page of donations with what each has given. */
export function DonationsTable({ choice, rows, isLoading, addressOf }: DonationsTableProps) {
  const t = useTexts(donationsTexts);
  const { date, money, number } = useFormats();
  // A day stays on one line.
  const day = (instant: string | null) =>
    instant === null ? '–' : date(instant, { dateStyle: 'medium' }).replaceAll(' ', '\u00a0');
  const columns: readonly TableColumn<ListedDonation>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: ({ id, name: donorName, email }) => {
        const name = donorName ?? t('formerDonor');
        return (
          <>
            <PlainLink to={addressOf({ openId: id })} aria-label={t('open', { name })}>
              {name}
            </PlainLink>
            <Text size="small" tone="soft">
              {email}
            </Text>
          </>
        );
      },
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end',
      sort: 'amount',
      cell: ({ kind, amount, currency }) => {
        const text = money(amount, currency);
        return kind === 'once' ? text : t('perMonth', { amount: text });
      },
    },
    { key: 'state', header: t('columns.state'), cell: (donation) => <DonationBadge donation={donation} /> },
    {
      key: 'given',
      header: t('columns.given'),
      align: 'end',
      sort: 'given',
      cell: (row) => money(row.given - row.refunded, row.currency),
    },
    {
      key: 'payments',
      header: t('columns.payments'),
      align: 'end',
      isMinor: true,
      cell: (row) => number(row.payments),
    },
    { key: 'last', header: t('columns.last'), sort: 'last_at', cell: (row) => day(row.last_at) },
    { key: 'next', header: t('columns.next'), isMinor: true, cell: (row) => day(row.next_payment_at) },
  ];
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name ?? t('formerDonor')}
      sort={{
        field: choice.sort,
        order: choice.direction,
        href: (field, direction) => addressOf({ sort: donationSort(field), direction, page: 1, openId: null }),
      }}
      isLoading={isLoading}
      empty={null}
    />
  );
}
