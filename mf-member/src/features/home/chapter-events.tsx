import type { publicEvents as contract } from '@enlace/shared-contract/events';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { useList, useNeeds, useReload, type ListQueryOf } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Heading, Link, Skeleton, VisuallyHidden } from '@enlace/shared-ui';

import { Agenda, Coming, Head, When } from './agenda.styles';
import { eventDay, eventTime } from '../../lib/event-day';
import { continueTexts } from './continue-learning/texts';
import { EventMark, isOnline } from './event-mark';
import { events } from './events.slice';

/** The next events of the user's chapter, or a link to the chapters. */
export function ChapterEvents({ chapter }: Pick<UserRecord, 'chapter'>) {
  const t = useTexts(continueTexts);
  if (chapter?.slug === undefined)
    return (
      <EmptyState
        title={t('events.noChapter')}
        action={<ButtonLink to="/chapters">{t('events.findChapter')}</ButtonLink>}
      >
        {t('events.noChapterHint')}
      </EmptyState>
    );
  return <NextEvents name={chapter.name} slug={chapter.slug} />;
}

interface NextEventsProps {
  readonly name: string;
  readonly slug: string;
}

/** The chapter comes with the profile, so this part declares its own data. */
function NextEvents({ name, slug }: NextEventsProps) {
  const t = useTexts(continueTexts);
  const { locale } = useLocale();
  const query: ListQueryOf<typeof contract> = {
    chapter: slug,
    when: 'upcoming',
    sort: 'starts_at',
    order: 'asc',
    page: 1,
    per_page: 4,
    lang: locale,
  };
  const need = events.list(query);
  useNeeds([need]);
  const reload = useReload();
  const { status, rows } = useList(events, query);
  return (
    <section aria-labelledby="profile-events">
      <Head>
        <Heading id="profile-events" size="h3">
          {t('events.title', { chapter: name })}
        </Heading>
        <Link to={`/events?chapter=${encodeURIComponent(slug)}`}>{t('events.all', { chapter: name })}</Link>
      </Head>
      {status === 'rejected' && <ErrorState onRetry={() => reload([need])} />}
      {status === 'fulfilled' && rows.length === 0 && <p>{t('events.none')}</p>}
      {(status === 'idle' || status === 'pending') && rows.length === 0 && (
        <>
          <VisuallyHidden>{t('events.loading')}</VisuallyHidden>
          <Skeleton lines={3} height="3.5rem" />
        </>
      )}
      {rows.length > 0 && (
        <Agenda>
          {rows.map((event) => (
            <Coming key={event.id}>
              <When dateTime={event.starts_at}>{eventDay(event, locale)}</When>
              <div>
                <Link to={`/events/${event.slug}`} variant="cover">
                  {event.title}
                </Link>{' '}
                <EventMark event={event} />
                <p>
                  {eventTime(event, locale)} ·{' '}
                  {isOnline(event) ? t('events.online') : (event.venue_name ?? event.city ?? '')}
                </p>
              </div>
            </Coming>
          ))}
        </Agenda>
      )}
    </section>
  );
}
