import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { dot } from './dot';
import { Art, Body, Day, DayNumber, Facts, Host, Row, Title, Weekday, YourTime } from './agenda.styles';
import { Cover } from './cover';
import { EventMarks, usePrice } from './event-marks';
import { formatIn, timeRange, zoneName } from './event-time';
import { languageName } from './place';
import { ReaderTime } from './reader-time';
import { texts } from '../texts';
import type { EventRow, ListedEventRow } from './types';
import { usePlaceText } from './use-place-text';

export interface AgendaRowProps {
  readonly event: EventRow & Partial<ListedEventRow>;
  readonly level: 3 | 4;
  /** Shows the month with the day when no heading names it. */
  readonly hasMonth?: boolean;
  /** The first row is larger. */
  readonly isLead?: boolean;
}

/** One event of an agenda; the row links to its page, and the hosts to theirs. */
export function AgendaRow({ event, level, hasMonth = false, isLead = false }: AgendaRowProps) {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const place = usePlaceText(event);
  const price = usePrice(event);
  const { language, starts_at: start, timezone: zone, chapters = [] } = event;
  return (
    <Row $isLead={isLead}>
      <Day dateTime={start}>
        <DayNumber>{formatIn(zone, start, locale, { day: 'numeric' })}</DayNumber>
        <Weekday>{formatIn(zone, start, locale, { [hasMonth ? 'month' : 'weekday']: 'short' })}</Weekday>
      </Day>
      <Body>
        <Title as={`h${level}`}>
          <Link to={`/events/${event.slug}`} variant="cover">
            {event.title}
          </Link>
        </Title>
        <Facts>
          {[
            `${timeRange(event, zone, locale)} ${zoneName(start, zone, locale)}`,
            place,
            event.status !== 'cancelled' && price,
            language && language !== locale && languageName(language, locale),
          ]
            .filter(Boolean)
            .join(dot)}
        </Facts>
        <YourTime>
          <ReaderTime event={event} />
        </YourTime>
        {chapters.length > 0 && (
          <Host>
            {`${t('events.hosts')} `}
            {chapters.map(({ id, name, slug }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link to={`/chapters/${slug}`} variant="quiet">
                  {name}
                </Link>
              </span>
            ))}
          </Host>
        )}
        <EventMarks event={event} />
      </Body>
      <Art>
        <Cover kind="events" of={event} />
      </Art>
    </Row>
  );
}
