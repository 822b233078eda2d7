import type { UserRecord } from '@enlace/shared-contract/identity';
import { useList, useNeeds, useReload } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@enlace/shared-ui';

import { continueTexts } from './continue-learning/texts';
import { EventRows } from './event-rows';
import { chapterEventsQuery, events } from './events.slice';
import { HomeSection } from './home-section';

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
  const query = chapterEventsQuery(slug, locale);
  const need = events.list(query);
  useNeeds([need]);
  const reload = useReload();
  const { status, rows } = useList(events, query);
  return (
    <HomeSection
      title={t('events.title', { chapter: name })}
      all={{ to: `/events?chapter=${encodeURIComponent(slug)}`, label: t('events.all', { chapter: name }) }}
    >
      {status === 'rejected' && <ErrorState onRetry={() => reload([need])} />}
      {status === 'fulfilled' && rows.length === 0 && <p>{t('events.none')}</p>}
      {(status === 'idle' || status === 'pending') && rows.length === 0 && (
        <>
          <VisuallyHidden>{t('events.loading')}</VisuallyHidden>
          <Skeleton lines={3} height="3.5rem" />
        </>
      )}
      {rows.length > 0 && <EventRows events={rows} />}
    </HomeSection>
  );
}
