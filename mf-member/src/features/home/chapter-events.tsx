import type { UserRecord } from '@enlace/shared-contract/identity';
import { useList, useQueries, useRead, useReload } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, ErrorState, Link, Skeleton, VisuallyHidden } from '@enlace/shared-ui';

import { chapterGroup } from './chapter-group.slice';
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
  return <NextEvents id={chapter.id} name={chapter.name} slug={chapter.slug} />;
}

interface NextEventsProps {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** The chapter comes with the profile, so this part declares its own data. */
function NextEvents({ id, name, slug }: NextEventsProps) {
  const t = useTexts(continueTexts);
  const { locale } = useLocale();
  const listQuery = chapterEventsQuery(slug, locale);
  const query = events.list(listQuery);
  useQueries([query]);
  const reload = useReload();
  const { answer: group } = useRead(chapterGroup.calls.read, { id });
  const { status, rows } = useList(events, listQuery);
  return (
    <HomeSection
      title={t('events.title', { chapter: name })}
      all={{ to: `/events?chapter=${encodeURIComponent(slug)}`, label: t('events.all', { chapter: name }) }}
      more={
        group?.group_url ? (
          <Link to={group.group_url} target="_blank" rel="noopener noreferrer">
            {t('events.group', { chapter: name })}
          </Link>
        ) : null
      }
    >
      {status === 'rejected' && <ErrorState onRetry={() => reload([query])} />}
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
