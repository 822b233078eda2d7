import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, VisuallyHidden } from '@enlace/shared-ui';

import { pathWith } from '../../lib/page-search';
import { People, Person } from '../../lib/people';
import { space } from '../../lib/tokens';
import type { ChapterRow } from '../../lib/types';
import { chaptersTexts } from './texts';

/** The leaders, each with a way to write to them: the contact form of the chapter, never a private address. */
export function Leaders({ chapter }: { readonly chapter: Pick<ChapterRow, 'id' | 'chapter_leaders'> }) {
  const t = useTexts(chaptersTexts);
  const leaders = chapter.chapter_leaders;
  return (
    <section aria-labelledby="chapter-leaders">
      <h2 id="chapter-leaders">{t('chapter.leaders')}</h2>
      {leaders.length === 0 ? (
        <p>{t('chapter.leadersNone')}</p>
      ) : (
        <People>
          {leaders.map(({ id, name, slug, headline, avatar }) => (
            <Person key={id} name={name} slug={slug} about={headline} avatar={avatar}>
              <Write to={pathWith('/contact', { chapter_id: String(chapter.id) })} variant="secondary" size="small">
                <span>{t('chapter.write')}</span>
                <VisuallyHidden>{t('chapter.writeTo', { name })}</VisuallyHidden>
              </Write>
            </Person>
          ))}
        </People>
      )}
    </section>
  );
}

const Write = styled(ButtonLink)`
  margin-top: ${space[8]};
`;
