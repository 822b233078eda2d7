import type { events } from '@enlace/shared-contract/events';
import type { RowOf } from '@enlace/shared-contract/resources';
import { dayInZone, daysOf } from '@enlace/shared-contract/text';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { currentDay } from './calendar-query';
import { DayCell, DayNumber, Entry, Grid, LongDay, Weekdays } from './month-grid.styles';
import { calendarTexts } from './texts';

export type CalendarRow = Pick<
  RowOf<typeof events>,
  'id' | 'title' | 'starts_at' | 'ends_at' | 'timezone' | 'status' | 'archived_at'
>;

export interface MonthGridProps {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly rows: readonly CalendarRow[];
}

/** The events of a month by the day of their start: seven columns, and on phones only the days with events. */
export function MonthGrid({ month, rows }: MonthGridProps) {
  const { date: format } = useFormats();
  const today = currentDay();
  return (
    <>
      <Weekdays aria-hidden>
        {/* 1 March 2026 is a Sunday. */}
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <span key={day}>{format(`2026-03-0${day}`, { weekday: 'short', timeZone: 'UTC' })}</span>
        ))}
      </Weekdays>
      <Grid>
        {daysOf(month).map(({ date, weekday }) => {
          const dayRows = rows.filter((row) => dayInZone(row.starts_at, row.timezone) === date);
          return (
            <DayCell key={date} $weekday={weekday} $isEmpty={dayRows.length === 0} aria-hidden={dayRows.length === 0}>
              <DayNumber aria-hidden $isToday={date === today}>
                {Number(date.slice(-2))}
              </DayNumber>
              {dayRows.length > 0 && (
                <>
                  <LongDay>
                    <time dateTime={date}>
                      {format(date, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}
                    </time>
                  </LongDay>
                  <ul>
                    {dayRows.map((row) => (
                      <CalendarEntry key={row.id} row={row} />
                    ))}
                  </ul>
                </>
              )}
            </DayCell>
          );
        })}
      </Grid>
    </>
  );
}

function CalendarEntry({
  row: { id, title, status, timezone, starts_at: start, archived_at: archivedAt },
}: {
  readonly row: CalendarRow;
}) {
  const t = useTexts(calendarTexts);
  const { date: format } = useFormats();
  const state = archivedAt ? 'archived' : status;
  const isPlanned = state === 'published' || state === 'moved_online';
  return (
    <Entry $tone={isPlanned ? 'planned' : state === 'draft' ? 'draft' : 'off'}>
      <Link to={`/admin/events/${id}`} variant="quiet">
        <span>{format(start, { hour: 'numeric', minute: '2-digit', timeZone: timezone })}</span> <b>{title}</b>
        {!isPlanned && <em>{t(state)}</em>}
      </Link>
    </Entry>
  );
}
