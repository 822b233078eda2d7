import type { RowOf, events } from '@enlace/shared-contract';
import { useFormats, useLocale, useTexts, type Formats, type Translate } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import { Table, type TableColumn } from '@enlace/shared-ui/controls';
import { useMemo, type ReactNode } from 'react';

import type { texts as en } from '../../locales/en';
import { texts } from '../../texts';
import { pathOf, type ListChoice } from './list-choice';
import { startOf } from './start-of';
import { StatusBadge } from './status-badge';

type EventRow = RowOf<typeof events>;

export interface EventsTableProps {
  readonly rows: readonly EventRow[];
  readonly choice: ListChoice;
  readonly isLoading: boolean;
  readonly empty: ReactNode;
}

/** The chosen events; each title leads to the public page. */
export function EventsTable({ rows, choice, isLoading, empty }: EventsTableProps) {
  const t = useTexts(texts);
  const formats = useFormats();
  const { locale } = useLocale();
  const columns = useMemo(() => columnsOf(t, formats, (row) => startOf(row, locale)), [t, formats, locale]);
  return (
    <Table
      label={t('list.title')}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowLabel={(row) => row.title}
      isLoading={isLoading}
      empty={empty}
      sort={{
        field: choice.sort,
        order: choice.order,
        href: (field, order) => pathOf({ ...choice, sort: sortOf(field), order, page: 1 }),
      }}
    />
  );
}

function keyOf(row: EventRow): number {
  return row.id;
}

function sortOf(field: string): ListChoice['sort'] {
  return field === 'title' || field === 'going_count' ? field : 'starts_at';
}

function columnsOf(
  t: Translate<typeof en>,
  { list, number }: Formats,
  start: (row: EventRow) => string,
): readonly TableColumn<EventRow>[] {
  return [
    {
      key: 'title',
      header: t('columns.title'),
      sort: 'title',
      cell: ({ slug, title }) => <Link to={`/events/${slug}`}>{title}</Link>,
    },
    {
      key: 'starts_at',
      header: t('columns.starts_at'),
      sort: 'starts_at',
      cell: (row) => <time dateTime={row.starts_at}>{start(row)}</time>,
    },
    {
      key: 'chapters',
      header: t('columns.chapters'),
      cell: (row) => list(row.chapters.map(({ name }) => name)),
    },
    { key: 'place', header: t('columns.place'), cell: (row) => placeOf(row, t) },
    {
      key: 'going',
      header: t('columns.going'),
      sort: 'going_count',
      align: 'end',
      cell: ({ going_count: going, capacity }) =>
        capacity === null ? number(going) : t('list.of', { going, capacity }),
    },
    { key: 'status', header: t('columns.status'), cell: (row) => <StatusBadge event={row} /> },
  ];
}

function placeOf({ format, venue_name, city }: EventRow, t: Translate<typeof en>): string {
  const place = [venue_name, city].filter((part) => part !== null && part !== '').join(', ');
  if (format === 'online' || place === '') return t('list.online');
  return format === 'hybrid' ? t('list.hybrid', { place }) : place;
}
