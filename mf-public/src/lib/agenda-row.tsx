import { useLocale } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { dot } from './dot';
import { Art, Body, Day, DayNumber, Facts, Row, Summary, Title, Weekday } from './agenda.styles';
import { Cover } from './cover';
import { EventMarks, usePrice } from './event-marks';
import { formatIn, timeRange } from './event-time';
import { usePlaceText } from './use-place-text';
import type { EventRow } from './types';

export interface AgendaRowProps {
  readonly event: EventRow;
  readonly level: 3 | 4;
  /** Shows the month with the day when no heading names it. */
  readonly hasMonth?: boolean;
  /** The first row is larger. */
  readonly isLead?: boolean;
}

/** One event of an agenda; the whole row links to its page. */
export function AgendaRow({ event, level, hasMonth = false, isLead = false }: AgendaRowProps) {
  const { locale } = useLocale();
  const place = usePlaceText(event);
  const price = usePrice(event);
  return (
    <Row $isLead={isLead}>
      <Day dateTime={event.starts_at}>
        <DayNumber>{formatIn(event.timezone, event.starts_at, locale, { day: 'numeric' })}</DayNumber>
        <Weekday>
          {formatIn(event.timezone, event.starts_at, locale, hasMonth ? { month: 'short' } : { weekday: 'short' })}
        </Weekday>
      </Day>
      <Body>
        <Title as={`h${level}`}>
          <Link to={`/events/${event.slug}`} variant="cover">
            {event.title}
          </Link>
        </Title>
        <Facts>
          {[timeRange(event, event.timezone, locale), place, event.status !== 'cancelled' && price]
            .filter(Boolean)
            .join(dot)}
        </Facts>
        {isLead && event.summary !== null && <Summary>{event.summary}</Summary>}
        <EventMarks event={event} />
      </Body>
      <Art>
        <Cover of={event} />
      </Art>
    </Row>
  );
}
