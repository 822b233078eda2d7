import type { PreviewedMember } from '@enlace/shared-contract/memberships';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { PlainLink, Text } from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';

import { type PricesChoice, priceSort } from './prices-choice';
import { priceChangeTexts } from './texts';
import { usePrice } from './use-price';

export interface PreviewTableProps {
  readonly choice: PricesChoice;
  readonly rows: readonly PreviewedMember[];
  readonly isLoading: boolean;
  readonly addressOf: (part: Partial<PricesChoice>) => string;
}

/** A page of members with their prices now and then; those who are left out have the reason in place of the day. */
export function PreviewTable({ choice, rows, isLoading, addressOf }: PreviewTableProps) {
  const t = useTexts(priceChangeTexts);
  const { date } = useFormats();
  const price = usePrice();
  const columns: readonly TableColumn<PreviewedMember>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: ({ id, user }) => (
        <>
          <PlainLink to={`/admin/memberships?membership=${id}`}>{user.name}</PlainLink>
          <Text size="small" tone="soft">
            {user.email}
          </Text>
        </>
      ),
    },
    {
      key: 'price',
      header: t('columns.price'),
      align: 'end',
      sort: 'price',
      cell: (row) => price(row.price, row),
    },
    {
      key: 'newPrice',
      header: t('columns.newPrice'),
      align: 'end',
      cell: (row) => (row.left_out === null ? price(row.new_price, row) : '–'),
    },
    {
      key: 'from',
      header: t('columns.from'),
      sort: 'applies_at',
      cell: ({ left_out: reason, applies_at: at }) =>
        reason !== null ? t(`leftOut.${reason}`) : at === null ? '–' : date(at, { dateStyle: 'medium' }),
    },
  ];
  return (
    <Table
      label={t('table')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ user }) => user.name}
      sort={{
        field: choice.sort,
        order: choice.direction,
        href: (field, direction) => addressOf({ sort: priceSort(field), direction, page: 1 }),
      }}
      isLoading={isLoading}
      empty={null}
    />
  );
}
