import type { publicChapters as contract } from '@enlace/shared-contract/community';
import type { Locale } from '@enlace/shared-contract/text';
import { useAnswer, useList, type ListQueryOf } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { chapters } from '../../lib/chapters.slice';
import { Cover } from '../../lib/cover';
import { LoadedRows } from '../../lib/loaded-rows';
import { choiceFields } from '../../lib/row-fields';
import { homeTexts } from './texts';
import { Arch, Arches, ArchName, ChaptersHead, ChaptersPart, CitySkeleton } from './home-chapters.styles';
import { stats } from './stats';

const fields = [...choiceFields, 'country', 'cover'] as const;

/** The largest chapters: one row of pictures and an index below it. */
export function homeChaptersQuery(locale: Locale): ListQueryOf<typeof contract, (typeof fields)[number]> {
  return { sort: 'members_count', order: 'desc', page: 1, per_page: 10, lang: locale, fields };
}

export function HomeChapters() {
  const t = useTexts(homeTexts);
  const { locale } = useLocale();
  const query = homeChaptersQuery(locale);
  const list = useList(chapters, query);
  const total = useAnswer(stats.calls.numbers, undefined).answer?.chapters;
  return (
    <ChaptersPart aria-labelledby="home-chapters">
      <ChaptersHead>
        <h2 id="home-chapters">{t('home.chaptersTitle')}</h2>
        <p>{t('home.chaptersLead')}</p>
        <Link to="/chapters">
          {total === undefined ? t('home.chaptersMore') : t('home.chaptersAll', { count: total })}
        </Link>
      </ChaptersHead>
      <LoadedRows list={list} query={chapters.list(query)} skeleton={<ArchSkeleton />} empty={null}>
        <Arches>
          {list.rows.map((chapter) => (
            <Arch key={chapter.id}>
              <div>
                <Cover kind="chapters" of={chapter} ratio="3/4" />
              </div>
              <ArchName>
                <Link to={`/chapters/${chapter.slug}`} variant="cover">
                  {chapter.name}
                </Link>
              </ArchName>
              <p>{chapter.country}</p>
            </Arch>
          ))}
        </Arches>
      </LoadedRows>
    </ChaptersPart>
  );
}

function ArchSkeleton() {
  return (
    <Arches as="div" aria-hidden>
      {Array.from({ length: 10 }, (_, index) => (
        <CitySkeleton key={index} />
      ))}
    </Arches>
  );
}
