import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { dot } from '../../lib/dot';
import { capitalise, formatIn, timeRange, zoneName } from '../../lib/event-time';
import { momentIn } from '../../lib/moment-in';
import { pathWith } from '../../lib/page-search';
import type { EventRecord } from '../../lib/types';
import { usePlaceText } from '../../lib/use-place-text';
import { eventTexts } from './texts';
import { Back, Line, Notice, Summary, Tear, TearDay, TearMonth, Title, Top, Ways } from './event-head.styles';

/** The date, the title, and marks such as cancelled or full. */
export function EventHead({ event }: { readonly event: EventRecord }) {
  const t = useTexts(eventTexts);
  const { locale } = useLocale();
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatIn(event.timezone, event.starts_at, locale, options).replace(/\.$/, '');
  return (
    <header>
      {event.status === 'draft' && <DraftNotice event={event} />}
      <Back>
        <Link to="/events">{t('all')}</Link>
      </Back>
      <Top>
        <Tear aria-hidden>
          <TearMonth>{capitalise(part({ month: 'short' }), locale)}</TearMonth>
          <TearDay>{part({ day: 'numeric' })}</TearDay>
          <TearMonth>{capitalise(part({ weekday: 'short' }), locale)}</TearMonth>
        </Tear>
        <div>
          <Title $isLong={event.title.length > 48}>{event.title}</Title>
          <WhenAndWhere event={event} />
          {event.summary !== null && <Summary>{event.summary}</Summary>}
        </div>
      </Top>
      <StatusNotice event={event} />
    </header>
  );
}

/** On phones the facts are below the tickets, so the ones that decide are here, too. */
function WhenAndWhere({ event }: { readonly event: EventRecord }) {
  const { locale } = useLocale();
  const { timezone: zone, starts_at: start, status } = event;
  const place = usePlaceText(status === 'moved_online' ? { ...event, format: 'online' } : event);
  const time = `${timeRange(event, zone, locale, true)} ${zoneName(start, zone, locale)}`;
  return <Line>{[capitalise(time, locale), place].filter(Boolean).join(dot)}</Line>;
}

/** A draft is shown by a preview link, and to editors who are signed in. */
function DraftNotice({ event: { preview_until: until = null, timezone: zone } }: { readonly event: EventRecord }) {
  const t = useTexts(eventTexts);
  const { locale } = useLocale();
  const text = until === null ? t('draft') : t('draftUntil', { date: momentIn(zone, until, locale) });
  return (
    <Notice $tone="warning" role="status">
      {text}
    </Notice>
  );
}

function StatusNotice({ event }: { readonly event: EventRecord }) {
  const t = useTexts(eventTexts);
  const isRefunded = event.is_refunded === true;
  if (event.status === 'cancelled')
    return (
      <Notice as="div" $tone="danger">
        <p>{t(isRefunded ? 'cancelledRefunded' : 'cancelled')}</p>
        <WaysOn event={event} />
      </Notice>
    );
  if (event.status === 'postponed') return <Notice $tone="warning">{t('postponed')}</Notice>;
  if (event.status === 'moved_online' && !hasEnded(event.ends_at))
    return <Notice $tone="warning">{t('movedOnline')}</Notice>;
  // Always in the document: by the server's clock and the browser's the event can be over or not.
  return (
    <Notice $tone="neutral" hidden={!hasEnded(event.ends_at)}>
      {t('over')}
    </Notice>
  );
}

/** From an event that does not take place to its other dates, and to the other events of its chapter. */
function WaysOn({ event: { chapters, other_dates: dates = [] } }: { readonly event: EventRecord }) {
  const t = useTexts(eventTexts);
  return (
    <Ways>
      {dates.length > 0 && (
        <Link to="#event-dates" isNative>
          {t('otherDates')}
        </Link>
      )}
      <Link to={pathWith('/events', { place: chapters[0]?.slug })}>{t('others')}</Link>
    </Ways>
  );
}

function hasEnded(endsAt: string): boolean {
  return new Date(endsAt).getTime() < Date.now();
}
