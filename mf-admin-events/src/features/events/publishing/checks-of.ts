import type { AdminRow } from '@enlace/shared-admin';

import { rowsOf } from '../panel-parts/rows-of';
import { saleGapOf } from '../panel-parts/sale-gap';

export interface Check {
  readonly name: 'title' | 'summary' | 'date' | 'place' | 'picture' | 'chapter' | 'ticket' | 'sale';
  readonly isDone: boolean;
  /** Address of the field that is missing. */
  readonly to: string;
}

/** What an event needs before people read and book it. */
export function checksOf(record: AdminRow, now: Date): readonly Check[] {
  const hasText = (name: string): boolean => typeof record[name] === 'string' && record[name] !== '';
  const tickets = rowsOf(record['tickets']);
  const form = `/admin/events/${record.id}`;
  const field = (name: string): string => `${form}#field-${name}`;
  const isOnline = record['format'] === 'online';
  const startsAt = record['starts_at'];
  const hasTicket = tickets.some((ticket) => !hasEnded(ticket, record['ends_at'], now));
  const isBehind = hasTicket && saleGapOf(record, tickets, now) !== null;
  return [
    { name: 'title', isDone: hasText('title'), to: field('title') },
    { name: 'summary', isDone: hasText('summary'), to: field('summary') },
    {
      name: 'date',
      isDone: typeof startsAt === 'string' && new Date(startsAt) > now,
      to: field('starts_at'),
    },
    { name: 'place', isDone: isOnline || (hasText('venue_name') && hasText('city')), to: field('venue_name') },
    { name: 'picture', isDone: Boolean(record['cover']), to: field('cover') },
    { name: 'chapter', isDone: rowsOf(record['chapters']).length > 0, to: field('chapters') },
    { name: 'ticket', isDone: hasTicket, to: `${form}?panel=tickets` },
    ...(isBehind ? [{ name: 'sale' as const, isDone: false, to: `${form}?panel=tickets` }] : []),
  ];
}

/** Whether the sale of a ticket is over by its date: the state of a ticket depends on the publication, too. */
function hasEnded({ sale_ends_at: saleEnd }: Readonly<Record<string, unknown>>, eventEnd: unknown, now: Date): boolean {
  return Date.parse(String(saleEnd ?? eventEnd)) <= now.getTime();
}
