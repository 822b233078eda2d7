import { useLocale, useTexts } from '@enlace/shared-platform';
import { Badge, Link, Skeleton } from '@enlace/shared-ui';

import { dot } from '../../lib/dot';
import { Cover } from '../../lib/cover';
import { formatIn } from '../../lib/event-time';
import type { ChapterEntryRow } from './chapters-query';
import { chaptersTexts } from './texts';
import { City, Entries, Entry, Group, Letter, Line, Ranking, Stamp } from './chapter-index.styles';

/** Chapters in the layout of a book's index: first letter at the side, city names in large type. */
export function ChapterIndex({ chapters }: { readonly chapters: readonly ChapterEntryRow[] }) {
  return byInitial(chapters).map(({ initial, rows }) => (
    <Group key={rows[0]?.id}>
      <Letter aria-hidden>{initial}</Letter>
      <Entries>
        {rows.map((chapter) => (
          <ChapterEntry key={chapter.id} chapter={chapter} />
        ))}
      </Entries>
    </Group>
  ));
}

export interface ChapterRankingProps {
  readonly chapters: readonly ChapterEntryRow[];
  /** Whether the founding date of each chapter is visible. */
  readonly hasStart: boolean;
}

/** Chapters that are not in alphabetical order, so without first letters. */
export function ChapterRanking({ chapters, hasStart }: ChapterRankingProps) {
  return (
    <Ranking as="ol">
      {chapters.map((chapter) => (
        <ChapterEntry key={chapter.id} chapter={chapter} hasStart={hasStart} />
      ))}
    </Ranking>
  );
}

interface ChapterEntryProps {
  readonly chapter: ChapterEntryRow;
  readonly hasStart?: boolean;
}

function ChapterEntry({ chapter, hasStart = false }: ChapterEntryProps) {
  const t = useTexts(chaptersTexts);
  const { locale } = useLocale();
  const next =
    chapter.next_event_at === null
      ? null
      : formatIn(chapter.timezone, chapter.next_event_at, locale, { day: 'numeric', month: 'long' });
  return (
    <Entry>
      <Stamp>
        <Cover kind="chapters" of={chapter} ratio="1" />
      </Stamp>
      <div>
        <City>
          <Link to={`/chapters/${chapter.slug}`} variant="cover">
            {chapter.name}
          </Link>
        </City>
        <Line>{[chapter.country, t('chapters.members', { count: chapter.members_count })].join(dot)}</Line>
        {chapter.status !== 'active' && <Badge>{t(`chapters.${chapter.status}`)}</Badge>}
        {hasStart && chapter.founded_on !== null && (
          <Line>
            {t('chapter.founded', {
              date: formatIn('UTC', chapter.founded_on, locale, { month: 'long', year: 'numeric' }),
            })}
          </Line>
        )}
        {next !== null && <Line>{t('chapters.next', { date: next })}</Line>}
      </div>
    </Entry>
  );
}

export function ChapterIndexSkeleton() {
  return (
    <Group as="div" aria-hidden>
      <Letter />
      <Entries as="div">
        {Array.from({ length: 8 }, (_, index) => (
          <Entry key={index} as="div">
            <Stamp>
              <Skeleton width="100%" height="100%" />
            </Stamp>
            <div>
              <Skeleton width={index % 3 === 0 ? '12rem' : '9rem'} height="1.75rem" />
              <Skeleton width="10rem" height="1.25rem" />
            </div>
          </Entry>
        ))}
      </Entries>
    </Group>
  );
}

function byInitial(rows: readonly ChapterEntryRow[]) {
  const groups: { readonly initial: string; readonly rows: ChapterEntryRow[] }[] = [];
  for (const chapter of rows) {
    const initial = chapter.city.normalize('NFD').charAt(0).toUpperCase();
    const last = groups.at(-1);
    if (last?.initial === initial) last.rows.push(chapter);
    else groups.push({ initial, rows: [chapter] });
  }
  return groups;
}
