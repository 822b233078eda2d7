import { useRead, useReload } from '@enlace/shared-data';
import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { ErrorState, Heading, Link, Skeleton, tokens } from '@enlace/shared-ui';

import { eventDay, eventTime } from '../../lib/event-day';
import { JoinLine } from '../../lib/join-line';
import { nextTicketQuery, tickets } from '../../lib/tickets.slice';
import { texts } from '../../texts';

/** The next event with a ticket of the user; nothing without one. */
export function NextEvent() {
  const t = useTexts(texts);
  const { locale } = useLocale();
  const query = nextTicketQuery(locale);
  const { answer, status } = useRead(tickets.calls.list, query);
  const reload = useReload();
  const [ticket] = answer?.data ?? [];
  if (answer === null && status === 'rejected')
    return <ErrorState onRetry={() => reload([tickets.calls.list.need(query)])} />;
  if (answer === null) return <Skeleton width="100%" height="7rem" />;
  if (ticket === undefined) return null;
  const { event, slug } = ticket;
  const isOnline = event.format === 'online' || event.status === 'moved_online';
  const place = isOnline ? t('tickets.online') : (event.venue_name ?? event.city ?? '');
  return (
    <Card aria-labelledby="next-event">
      <Heading id="next-event" size="h4">
        {t('tickets.next')}
      </Heading>
      <Title>
        <Link to={`/t/${slug}`} variant="cover" prefetch={false}>
          {event.title}
        </Link>
      </Title>
      <p>
        <time dateTime={event.starts_at}>
          {eventDay(event, locale)}, {eventTime(event, locale)}
        </time>
        {place !== '' && ` · ${place}`}
      </p>
      <JoinLine event={event} />
      <All>
        <Link to="/my/tickets">{t('tickets.all')}</Link>
      </All>
    </Card>
  );
}

const { color, font, radius, space, textSize } = tokens;

const Card = styled.section`
  position: relative;
  display: grid;
  gap: ${space[4]};
  padding: ${space[20]} ${space[24]};
  border-radius: ${radius.card};
  background: ${color.marigoldSoft};
  color: ${color.marigoldInk};
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font: 600 ${textSize.h3} / 1.2 ${font.display};
`;

/** Above the click area of the card. */
const All = styled.p`
  position: relative;
  justify-self: start;
  margin-top: ${space[8]};
  font-size: ${textSize.small};
  a {
    color: inherit;
  }
`;
