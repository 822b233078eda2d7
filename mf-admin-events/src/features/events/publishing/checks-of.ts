import type { AdminRow } from '@enlace/shared-admin';

export interface Check {
  readonly name: 'title' | 'summary' | 'date' | 'place' | 'picture' | 'chapter' | 'ticket';
  readonly isDone: boolean;
  /** Address of the field that is missing. */
  readonly to: string;
}

/** What an event needs before people read and book it. */
export function checksOf(record: AdminRow, now: Date): readonly Check[] {
  const hasText = (name: string): boolean => typeof record[name] === 'string' && record[name] !== '';
  const rowsOf = (name: string): readonly unknown[] => {
    const value = record[name];
    return Array.isArray(value) ? value : [];
  };
  const form = `/admin/events/${record.id}`;
  const field = (name: string): string => `${form}#field-${name}`;
  const isOnline = record['format'] === 'online';
  const startsAt = record['starts_at'];
  const hasTicket = rowsOf('tickets').some((ticket) => !hasEnded(ticket, record['ends_at'], now));
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
    { name: 'chapter', isDone: rowsOf('chapters').length > 0, to: field('chapters') },
    { name: 'ticket', isDone: hasTicket, to: `${form}?panel=tickets` },
  ];
}

/** Whether the sale of a ticket is over by its date: the state of a ticket depends on the publication, too. */
function hasEnded(ticket: unknown, eventEnd: unknown, now: Date): boolean {
  const { sale_ends_at: saleEnd } = { sale_ends_at: null, ...(typeof ticket === 'object' ? ticket : {}) };
  return Date.parse(String(saleEnd ?? eventEnd)) <= now.getTime();
}
