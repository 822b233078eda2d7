import type { events as contract } from '@enlace/shared-contract/events';
import { useList, type ListQueryOf } from '@enlace/shared-data';
import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { AgendaRow } from '../../lib/agenda-row';
import { AgendaRowsSkeleton } from '../../lib/agenda-skeleton';
import { Rows } from '../../lib/agenda.styles';
import { events } from '../../lib/events.slice';
import { LoadedRows } from '../../lib/loaded-rows';
import { Part, PartHead, PartTitle } from '../../lib/part.styles';
import type { agendaFields } from '../../lib/row-fields';
import { pathWith } from '../../lib/page-search';
import { space } from '../../lib/tokens';
import type { ChapterRow } from '../../lib/types';
import { chaptersTexts } from './texts';
import { PastEvents } from './past-events';

export interface ChapterEventsProps {
  readonly kind: 'next' | 'past';
  readonly chapter: ChapterRow;
  readonly query: ListQueryOf<typeof contract, (typeof agendaFields)[number]>;
}

/** Upcoming events as an agenda, or past events as a short list; an empty list is not rendered. */
export function ChapterEvents({ kind, chapter, query }: ChapterEventsProps) {
  const t = useTexts(chaptersTexts);
  const { locale } = useLocale();
  const list = useList(events, query);
  const isPast = kind === 'past';
  if (isPast && list.status === 'fulfilled' && list.rows.length === 0) return null;
  const hasMore = (list.meta?.total ?? 0) > list.rows.length;
  return (
    <Part aria-labelledby={`chapter-${kind}`}>
      <PartHead>
        <PartTitle id={`chapter-${kind}`}>{t(`chapter.${kind}`)}</PartTitle>
        {hasMore && (
          <Link to={pathWith('/events', { when: isPast ? 'past' : '', chapter: chapter.slug })}>
            {t(isPast ? 'chapter.pastAll' : 'chapter.nextAll')}
          </Link>
        )}
      </PartHead>
      <LoadedRows
        list={list}
        query={events.list(query)}
        skeleton={<AgendaRowsSkeleton rows={3} />}
        empty={<p>{t('chapter.nextNone')}</p>}
      >
        {isPast ? (
          <PastEvents events={list.rows} />
        ) : (
          <Rows>
            {list.rows.map((event) => (
              <AgendaRow key={event.id} event={event} level={3} hasMonth />
            ))}
          </Rows>
        )}
      </LoadedRows>
      {!isPast && (
        <Follow>
          <Link to={`/${locale}/chapters/${chapter.slug}/calendar`} isNative>
            {t('chapter.calendar')}
          </Link>
          <Link to={`/${locale}/events/calendar`} isNative>
            {t('chapter.calendarOfAll')}
          </Link>
        </Follow>
      )}
    </Part>
  );
}

const Follow = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  margin-top: ${space[24]};
`;
