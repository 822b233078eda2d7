import { useLocale } from '@enlace/shared-platform';

import { AgendaRow } from './agenda-row';
import { Month, MonthName, Rows } from './agenda.styles';
import { monthName, monthOf } from './event-time';
import type { EventRow } from './types';

export interface AgendaProps {
  readonly events: readonly EventRow[];
  /** Level of the months' headings; the titles of events are one level below. */
  readonly level: 2 | 3;
  /** Shows the first event larger. */
  readonly hasLead?: boolean;
}

/** Events in groups by month. The groups have the order of the rows. */
export function Agenda({ events, level, hasLead = false }: AgendaProps) {
  const { locale } = useLocale();
  const below = level === 2 ? 3 : 4;
  return byMonth(events).map(({ month, rows }) => (
    <Month key={month} aria-labelledby={`month-${month}`}>
      <MonthName as={`h${level}`} id={`month-${month}`}>
        {monthName(month, locale)}
      </MonthName>
      <Rows>
        {rows.map((event) => (
          <AgendaRow
            key={event.id}
            event={event}
            level={below}
            isLead={hasLead && event === events[0] && takesPlace(event)}
          />
        ))}
      </Rows>
    </Month>
  ));
}

/** An event that is cancelled or has no date does not lead the list. */
function takesPlace({ status }: EventRow): boolean {
  return status === 'published' || status === 'moved_online';
}

function byMonth(events: readonly EventRow[]) {
  const groups: { readonly month: string; readonly rows: EventRow[] }[] = [];
  for (const event of events) {
    const month = monthOf(event);
    const last = groups.at(-1);
    if (last?.month === month) last.rows.push(event);
    else groups.push({ month, rows: [event] });
  }
  return groups;
}
