import { useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Link, Skeleton } from '@enlace/shared-ui';

import { dot } from './dot';
import { texts } from '../texts';
import { Facts, YourTime } from './agenda.styles';
import { Cover } from './cover';
import { capitalise, formatIn, timeRange, zoneName } from './event-time';
import { EventMarks, usePrice } from './event-marks';
import { Date, Featured, Frame, Story, Summary, Title } from './featured-event.styles';
import type { FeaturedEventRow } from './types';
import { ReaderTime } from './reader-time';
import { usePlaceText } from './use-place-text';

export interface FeaturedEventProps {
  readonly event: FeaturedEventRow;
  readonly level: 2 | 3;
}

export function FeaturedEvent({ event, level }: FeaturedEventProps) {
  const t = useTexts(texts);
  const { list } = useFormats();
  const { locale } = useLocale();
  const place = usePlaceText(event);
  const price = usePrice(event);
  const day = formatIn(event.timezone, event.starts_at, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = `${timeRange(event, event.timezone, locale)} ${zoneName(event.starts_at, event.timezone, locale)}`;
  const hosts = event.chapters.map(({ name }) => name);
  return (
    <Featured>
      <Frame>
        <Cover kind="events" of={event} />
      </Frame>
      <Story>
        <Date dateTime={event.starts_at}>{capitalise(day, locale)}</Date>
        <Title as={`h${level}`}>
          <Link to={`/events/${event.slug}`} variant="cover">
            {event.title}
          </Link>
        </Title>
        {event.summary !== null && <Summary>{event.summary}</Summary>}
        <Facts>{[time, place, price].filter(Boolean).join(dot)}</Facts>
        <YourTime>
          <ReaderTime event={event} />
        </YourTime>
        {hosts.length > 0 && (
          <Facts>
            {t('events.hosts')} {list(hosts)}
          </Facts>
        )}
        <EventMarks event={event} />
      </Story>
    </Featured>
  );
}

export function FeaturedSkeleton() {
  return (
    <Featured as="div" aria-hidden>
      <Frame>
        <Skeleton width="100%" height="100%" />
      </Frame>
      <Story>
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton width="90%" height="6rem" />
        <Skeleton width="60%" height="1.5rem" />
      </Story>
    </Featured>
  );
}
