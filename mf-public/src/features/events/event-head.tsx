import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { capitalise, formatIn } from '../../lib/event-time';
import { momentIn } from '../../lib/moment-in';
import type { EventRecord } from '../../lib/types';
import { eventTexts } from './texts';
import { Back, Notice, Summary, Tear, TearDay, TearMonth, Title, Top } from './event-head.styles';

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
          {event.summary !== null && <Summary>{event.summary}</Summary>}
        </div>
      </Top>
      <StatusNotice event={event} />
    </header>
  );
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
    return <Notice $tone="danger">{t(isRefunded ? 'cancelledRefunded' : 'cancelled')}</Notice>;
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

function hasEnded(endsAt: string): boolean {
  return new Date(endsAt).getTime() < Date.now();
}
