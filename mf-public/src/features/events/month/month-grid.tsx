import { daysOf } from '@enlace/shared-contract/text';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { capitalise, formatIn } from '../../../lib/event-time';
import type { EventRow } from '../../../lib/types';
import { texts } from '../../../texts';
import { isOnDay } from './is-on-day';
import { DayCell, DayNumber, Entry, Grid, LongDay, Weekdays } from './month-grid.styles';

type MonthRow = Pick<EventRow, 'id' | 'title' | 'slug' | 'starts_at' | 'ends_at' | 'timezone' | 'status'>;

export interface MonthGridProps {
  readonly month: string;
  readonly events: readonly MonthRow[];
}

/** One list of days: seven columns on wide windows, and only the days with events on phones. */
export function MonthGrid({ month, events }: MonthGridProps) {
  const { locale } = useLocale();
  const days = daysOf(month);
  const longDay = (date: string) =>
    capitalise(formatIn('UTC', date, locale, { weekday: 'long', day: 'numeric', month: 'long' }), locale);
  const today = new Date().toISOString().slice(0, 10);
  return (
    <>
      <Weekdays aria-hidden>
        {/* 1 March 2026 is a Sunday. */}
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <span key={day}>{capitalise(formatIn('UTC', `2026-03-0${day}`, locale, { weekday: 'short' }), locale)}</span>
        ))}
      </Weekdays>
      <Grid>
        {days.map(({ date, weekday }) => {
          const rows = events.filter((event) => isOnDay(event, date));
          return (
            <DayCell key={date} $weekday={weekday} $isEmpty={rows.length === 0} aria-hidden={rows.length === 0}>
              {/* Server and browser can be in different days. */}
              <DayNumber aria-hidden $isToday={date === today} suppressHydrationWarning>
                {Number(date.slice(-2))}
              </DayNumber>
              {rows.length > 0 && (
                <>
                  <LongDay>
                    <time dateTime={date}>{longDay(date)}</time>
                  </LongDay>
                  <ul>
                    {rows.map((event) => (
                      <MonthEntry key={event.id} event={event} />
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

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' } as const;

function MonthEntry({ event }: { readonly event: MonthRow }) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const { slug, title, timezone, starts_at: start, status } = event;
  const isOff = status === 'cancelled' || status === 'postponed';
  return (
    <Entry $isOff={isOff}>
      <Link to={`/events/${slug}`} variant="quiet">
        <span>{formatIn(timezone, start, locale, time)}</span> <b>{title}</b>
        {isOff && <em>{t(`events.${status}`)}</em>}
      </Link>
    </Entry>
  );
}
