import { type AdminRow, useLateTexts } from '@enlace/shared-admin';
import type { WaitingEntry } from '@enlace/shared-contract/orders';
import { useFormats } from '@enlace/shared-platform';
import { Badge, Text } from '@enlace/shared-ui';
import { Table, type TableColumn, type TableProps } from '@enlace/shared-ui/controls';

import { nameOf } from '../attendees/name-of';
import { useMoment } from '../panel-parts/use-moment';
import { waitingTexts } from './texts';
import { WaitingMenu } from './waiting-menu';

const tones = {
  waiting: 'teal',
  offered: 'warning',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  left: 'neutral',
} as const;

export interface WaitingTableProps {
  readonly rows: readonly WaitingEntry[];
  readonly event: AdminRow;
  readonly isLoading: boolean;
  readonly mayEdit: boolean;
  readonly sort: NonNullable<TableProps<WaitingEntry>['sort']>;
  readonly onRemove: (entry: WaitingEntry) => void;
  readonly onDone: () => void;
}

export function WaitingTable({ rows, event, isLoading, mayEdit, sort, onRemove, onDone }: WaitingTableProps) {
  const t = useLateTexts(waitingTexts);
  const formats = useFormats();
  const zone = typeof event['timezone'] === 'string' ? event['timezone'] : 'UTC';
  const moment = useMoment(zone);
  const columns: readonly TableColumn<WaitingEntry>[] = [
    {
      key: 'position',
      header: t('columns.position'),
      sort: 'place',
      cell: ({ position }) => (position === null ? '–' : formats.number(position)),
    },
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      isPrimary: true,
      cell: (row) => (
        <>
          <strong>{nameOf(row)}</strong>
          <Text size="small" tone="soft">
            {row.email}
          </Text>
          {typeof row.unmailed_at === 'string' && (row.state === 'waiting' || row.state === 'offered') && (
            <Badge tone="warning">{t('notMailed')}</Badge>
          )}
        </>
      ),
    },
    { key: 'ticket', header: t('columns.ticket'), cell: ({ ticket }) => ticket.name },
    {
      key: 'quantity',
      header: t('columns.quantity'),
      cell: ({ quantity, takes_fewer: takesFewer }) =>
        `${formats.number(quantity)}${takesFewer && quantity > 1 ? ` ${t('orFewer')}` : ''}`,
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ state, offered_quantity: count, offer_ends_at: end, resumes_at: resumes }) => (
        <>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {state === 'offered' && end !== null && (
            <Text size="small" tone="soft">
              {t('offerUntil', { count: formats.number(count ?? 1), time: moment(end) })}
            </Text>
          )}
          {resumes !== null && (
            <Text size="small" tone="soft">
              {t('resumes', { time: moment(resumes) })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'created_at',
      header: t('columns.created_at'),
      sort: 'created_at',
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
      rowLabel={nameOf}
      sort={sort}
      isLoading={isLoading}
      {...(mayEdit && {
        actions: (row: WaitingEntry) =>
          row.state === 'waiting' || row.state === 'offered' ? (
            <WaitingMenu entry={row} onRemove={() => onRemove(row)} onDone={onDone} />
          ) : null,
      })}
      empty={null}
    />
  );
}
