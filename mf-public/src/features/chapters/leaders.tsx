import { useTexts } from '@enlace/shared-platform';

import { People, Person } from '../../lib/people';
import type { ChapterRow } from '../../lib/types';
import { chaptersTexts } from './texts';

export function Leaders({ leaders }: { readonly leaders: ChapterRow['chapter_leaders'] }) {
  const t = useTexts(chaptersTexts);
  return (
    <section aria-labelledby="chapter-leaders">
      <h2 id="chapter-leaders">{t('chapter.leaders')}</h2>
      {leaders.length === 0 ? (
        <p>{t('chapter.leadersNone')}</p>
      ) : (
        <People>
          {leaders.map(({ id, name, slug, headline, avatar }) => (
            <Person key={id} name={name} slug={slug} about={headline} avatar={avatar} />
          ))}
        </People>
      )}
    </section>
  );
}
