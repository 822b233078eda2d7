import type { Column } from '@enlace/shared-admin';
import type { events } from '@enlace/shared-contract/events';
import type { RowOf } from '@enlace/shared-contract/resources';

import { GoingCell } from './going-cell';
import type { texts as en } from './locales/en';
import { StatusBadge } from './status-badge';

type EventRow = RowOf<typeof events>;

export const eventColumns: readonly Column<EventRow, keyof (typeof en)['fields']>[] = [
  { name: 'title', detail: (row) => placeOf(row), edits: 'title' },
  // On a phone the state comes before the date, which may be cut off.
  { name: 'status', cell: (row, { words }) => <StatusBadge row={row} words={words} /> },
  {
    name: 'starts_at',
    cell: (row, { formats }) => (
      <time dateTime={row.starts_at}>
        {formats.date(row.starts_at, { dateStyle: 'medium', timeStyle: 'short', timeZone: row.timezone })}
      </time>
    ),
  },
  { name: 'chapters', cell: 'names', isMinor: true },
  {
    name: 'going_count',
    isNumber: true,
    cell: (row, { words, formats }) => (
      <GoingCell row={row}>
        {row.capacity === null
          ? formats.number(row.going_count)
          : words('of', { going: formats.number(row.going_count), capacity: formats.number(row.capacity) })}
      </GoingCell>
    ),
  },
];

function placeOf({ venue_name, city }: EventRow): string {
  return [venue_name, city].filter((part) => part !== null && part !== '').join(', ');
}
