import { useLateTexts } from '@enlace/shared-admin';
import type { ListedOrder } from '@enlace/shared-contract/orders';
import { useFormats } from '@enlace/shared-platform';
import { PlainLink, Stack, Text } from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';

import { nameOf } from '../attendees/name-of';
import { useMoment } from '../panel-parts/use-moment';
import { DisputeBadge } from './order-disputes';
import { OrderBadge } from './order-badge';
import { ordersTexts } from './texts';

export interface OrdersTableProps {
  readonly rows: readonly ListedOrder[];
  readonly isLoading: boolean;
  /** Time zone of the event. */
  readonly zone: string;
  /** Address of the page with this order open. */
  readonly addressOf: (order: number) => string;
}

export function OrdersTable({ rows, isLoading, zone, addressOf }: OrdersTableProps) {
  const t = useLateTexts(ordersTexts);
  const formats = useFormats();
  const moment = useMoment(zone);
  const columns: readonly TableColumn<ListedOrder>[] = [
    {
      key: 'reference',
      header: t('columns.reference'),
      cell: ({ id, number }) => (
        <PlainLink to={addressOf(id)} aria-label={t('open', { reference: number })}>
          {number}
        </PlainLink>
      ),
    },
    {
      key: 'buyer',
      header: t('columns.buyer'),
      cell: (row) => (
        <>
          {nameOf(row) || t('noBuyer')}
          {row.email !== null && (
            <Text size="small" tone="soft">
              {row.email}
            </Text>
          )}
        </>
      ),
    },
    { key: 'quantity', header: t('columns.quantity'), align: 'end', cell: ({ quantity }) => formats.number(quantity) },
    {
      key: 'total',
      header: t('columns.total'),
      align: 'end',
      cell: ({ total, refunded: refundedAmount, currency }) => (
        <>
          {total === 0 ? t('free') : formats.money(total, currency)}
          {refundedAmount > 0 && (
            <Text size="small" tone="soft">
              {t('refunded', { amount: formats.money(refundedAmount, currency) })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ state, dispute }) => (
        <Stack gap={4}>
          <OrderBadge state={state} />
          {dispute !== null && <DisputeBadge dispute={dispute} zone={zone} />}
        </Stack>
      ),
    },
    {
      key: 'created_at',
      header: t('columns.created_at'),
      isMinor: true,
      cell: (row) => moment(row.created_at),
    },
  ];
  return (
    <Table
      label={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ number }) => number}
      isLoading={isLoading}
      empty={null}
    />
  );
}
