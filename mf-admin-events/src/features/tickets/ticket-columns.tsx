import type { BadgeTones, Column } from '@enlace/shared-admin';
import type { tickets } from '@enlace/shared-contract/events';
import type { RowOf } from '@enlace/shared-contract/resources';

import type { texts as en } from './locales/en';

type TicketRow = RowOf<typeof tickets>;

const stateTones: BadgeTones = {
  on_sale: 'success',
  few_left: 'warning',
  sold_out: 'danger',
  waitlist_open: 'plum',
  not_published: 'neutral',
  not_started: 'teal',
  ended: 'neutral',
};

export const ticketColumns: readonly Column<TicketRow, keyof (typeof en)['fields']>[] = [
  { name: 'name', detail: (row) => row.event.title, edits: 'name' },
  {
    name: 'price',
    cell: ({ price, currency }, { words, formats }) => (price === 0 ? words('free') : formats.money(price, currency)),
  },
  { name: 'sold_count', cell: 'number' },
  {
    name: 'left',
    isNumber: true,
    cell: (row, { words, formats }) => (row.left === null ? words('noLimit') : formats.number(row.left)),
  },
  { name: 'state', cell: 'badge', tones: stateTones },
  { name: 'visibility', cell: 'badge', edits: 'visibility', isMinor: true },
];
