import { useLocale, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Link } from '@enlace/shared-ui';
import { useEffect, useRef } from 'react';

import { calendarLinks } from '../../../lib/actions/calendar-links';
import { Actions, Choice } from '../../../lib/actions/choice';
import { capitalise, timeRange, zoneName } from '../../../lib/event-time';
import { dayRange } from '../../../lib/day-range';
import { goToHeading } from '../../../lib/form/view/go-to-heading';
import { momentIn } from '../../../lib/moment-in';
import { ReaderTime } from '../../../lib/reader-time';
import { ticketsTexts } from '../texts';
import { HolderTools, type HolderToolsProps } from './change/holder-tools';
import { SavedCopy } from './copy/saved-copy';
import { QrPicture } from './qr-picture';
import { Banner, Details, Pass, Sheet, Title, Tools } from './ticket.styles';
import type { HeldTicket } from './tickets.slice';

export interface TicketSheetProps extends HolderToolsProps {
  /** The network is back while a copy is shown. */
  readonly onOnline: () => void;
}

/** A ticket: event, holder, QR code, and what the holder can do. A copy has only what works without network. */
export function TicketSheet({ ticket, onTransferred, onOnline }: TicketSheetProps) {
  const t = useTexts(ticketsTexts);
  const { locale } = useLocale();
  const { event, state, saved_at: savedAt } = ticket;
  const isCopy = savedAt !== undefined;
  const isValid = state === 'confirmed' && event.status !== 'cancelled';
  const isHeld = state === 'pending_approval' && event.status !== 'cancelled';
  const place = placeText(ticket);
  return (
    <Sheet as="article">
      {savedAt !== undefined && <SavedCopy savedAt={savedAt} onOnline={onOnline} />}
      <TicketBanner ticket={ticket} />
      <Pass>
        {isValid && <QrPicture ticket={ticket} isOnline={place === ''} />}
        <Details>
          <p>{ticket.ticket.name}</p>
          <Title>{event.title}</Title>
          <dl>
            <div>
              <dt>{t('ticket.holder')}</dt>
              <dd>{`${ticket.first_name} ${ticket.last_name}`}</dd>
            </div>
            <div>
              <dt>{t('ticket.when')}</dt>
              <dd>
                <time dateTime={event.starts_at}>{capitalise(dayRange(event, event.timezone, locale), locale)}</time>
                <br />
                {timeRange(event, event.timezone, locale)} {zoneName(event.starts_at, event.timezone, locale)}
                <br />
                <ReaderTime event={event} />
              </dd>
            </div>
            <div>
              <dt>{t('ticket.where')}</dt>
              <dd>
                {place === '' ? t('ticket.online') : place}
                <Join event={event} />
                {place !== '' && (
                  <>
                    <br />
                    <Link to={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}>
                      {t('ticket.directions')}
                    </Link>
                  </>
                )}
              </dd>
            </div>
          </dl>
        </Details>
      </Pass>
      <Tools>
        {state === 'cancelled' && <WaitingLink event={event} />}
        {isValid && !isCopy && <Calendar ticket={ticket} />}
        <Button variant="ghost" onClick={() => window.print()}>
          {t('ticket.print')}
        </Button>
        <Link to={`/events/${event.slug}`}>{t('ticket.event')}</Link>
        {!isValid && !isHeld && <Link to="/events">{t('allEvents')}</Link>}
      </Tools>
      {(isValid || isHeld) && !isCopy && <HolderTools ticket={ticket} onTransferred={onTransferred} />}
    </Sheet>
  );
}

/** The file has the data of the ticket; the two services get those of the event. */
function Calendar({ ticket: { slug, event } }: Pick<HolderToolsProps, 'ticket'>) {
  const t = useTexts(ticketsTexts);
  const { locale } = useLocale();
  const { google, outlook } = calendarLinks(event, `${location.origin}/events/${event.slug}`, locale);
  return (
    <Actions>
      <Choice icon="calendar" label={t('ticket.calendar')}>
        <Link to={`/api/v2/attendee-tickets/${slug}/calendar.ics`} isNative>
          {t('ticket.file')}
        </Link>
        <Link to={google} target="_blank">
          Google Calendar
        </Link>
        <Link to={outlook} target="_blank">
          Outlook
        </Link>
      </Choice>
    </Actions>
  );
}

/** The online meeting: its link from some minutes before the start, and before that the time of it. */
function Join({ event }: Pick<HeldTicket, 'event'>) {
  const t = useTexts(ticketsTexts);
  const { locale } = useLocale();
  const { join_url: address, join_opens_at: opensAt, timezone } = event;
  if (address !== null)
    return (
      <p>
        <Link to={address}>{t('ticket.join')}</Link>
      </p>
    );
  if (opensAt === null || new Date(event.ends_at) < new Date()) return null;
  return <p>{t('ticket.joinFrom', { time: momentIn(timezone, opensAt, locale) })}</p>;
}

/** What holders must know first. The button that cancelled the ticket leaves the page, so the focus comes here. */
function TicketBanner({ ticket }: Pick<HolderToolsProps, 'ticket'>) {
  const t = useTexts(ticketsTexts);
  const banner = useRef<HTMLParagraphElement>(null);
  const { state } = ticket;
  const lastState = useRef(state);
  useEffect(() => {
    if (state === 'cancelled' && lastState.current !== state) goToHeading(banner.current);
    lastState.current = state;
  }, [state]);
  const notice = noticeOf(ticket);
  return (
    notice !== null && (
      <Banner ref={banner} role="status" tabIndex={-1}>
        {t(notice)}
      </Banner>
    )
  );
}

function noticeOf({ state, event, is_refused: isRefused = false }: HeldTicket) {
  if (event.status === 'cancelled') return 'ticket.eventCancelled';
  if (state === 'cancelled') return isRefused ? 'ticket.refused' : 'ticket.cancelled';
  if (state === 'pending_approval') return 'ticket.pending';
  if (event.status === 'postponed') return 'ticket.postponed';
  return event.status === 'moved_online' ? 'ticket.movedOnline' : null;
}

/** The way back in, for a holder without a ticket of an event that is sold out. */
function WaitingLink({ event }: Pick<HeldTicket, 'event'>) {
  const t = useTexts(ticketsTexts);
  if (event.waiting?.can_join !== true) return null;
  return (
    <ButtonLink variant="secondary" to={`/events/${event.slug}/waiting-list`}>
      {t('ticket.joinWaiting')}
    </ButtonLink>
  );
}

/** Place and street; empty for an event that is only online. */
function placeText({ event }: HeldTicket): string {
  const { format, status, venue_name: venue, venue_address: address, city } = event;
  if (format === 'online' || status === 'moved_online') return '';
  return [venue, address, city].filter((part) => part !== null && part !== '').join(', ');
}
