import { useFormats, useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { Cover } from '../../lib/cover';
import { formatIn } from '../../lib/event-time';
import { languageName } from '../../lib/place';
import type { ChapterRow } from '../../lib/types';
import { chaptersTexts } from './texts';
import { Back, Door, Facts, Hero, Name, Place, Quiet, Words } from './chapter-head.styles';

export interface ChapterHeadProps {
  readonly chapter: ChapterRow;
  /** The way to join. */
  readonly children: ReactNode;
}

export function ChapterHead({ chapter, children }: ChapterHeadProps) {
  const t = useTexts(chaptersTexts);
  const { locale } = useLocale();
  const { list } = useFormats();
  const facts = [
    t('chapters.members', { count: chapter.members_count }),
    chapter.events_count > 0 && t('chapter.eventsCount', { count: chapter.events_count }),
    chapter.founded_on !== null &&
      t('chapter.founded', {
        date: formatIn('UTC', chapter.founded_on, locale, { month: 'long', year: 'numeric' }),
      }),
    chapter.languages.length > 0 &&
      t('chapter.languages', { languages: list(chapter.languages.map((code) => languageName(code, locale))) }),
  ];
  return (
    <>
      <Back>
        <Link to="/chapters">{t('chapter.all')}</Link>
      </Back>
      <Hero>
        <Words>
          <Place>
            {[chapter.city === chapter.name ? null : chapter.city, chapter.state, chapter.country]
              .filter(Boolean)
              .join(', ')}
          </Place>
          <Name>{chapter.name}</Name>
          {chapter.summary !== null && <p>{chapter.summary}</p>}
          <Facts>{facts.map((fact, index) => fact !== false && <li key={index}>{fact}</li>)}</Facts>
          {chapter.status !== 'active' && <Quiet>{t(`chapter.${chapter.status}`)}</Quiet>}
          {children}
        </Words>
        <Door>
          <Cover kind="chapters" of={chapter} ratio="4/5" isLarge />
        </Door>
      </Hero>
    </>
  );
}
