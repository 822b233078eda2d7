import { useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';

import { pathWith } from '../../lib/page-search';
import type { ChapterRecord } from '../../lib/types';
import { Threshold, Ways } from './join.styles';
import { Membership } from './membership';
import { chaptersTexts } from './texts';

/** For visitors links to registration and sign-in, with this chapter selected; a paused chapter has none. */
export function Join({ chapter }: { readonly chapter: ChapterRecord }) {
  const t = useTexts(chaptersTexts);
  const { viewer } = useScreen();
  if (viewer !== null) return <Membership chapter={chapter} />;
  if (chapter.status === 'paused') return null;
  return (
    <Threshold aria-labelledby="chapter-join">
      <h2 id="chapter-join">{t('chapter.join', { name: chapter.name })}</h2>
      <p>{t('chapter.joinLead')}</p>
      {chapter.has_group && <p>{t('chapter.groupHint')}</p>}
      <Ways>
        <ButtonLink to={pathWith('/register', { chapter: chapter.slug })}>{t('chapter.joinButton')}</ButtonLink>
        <Link to={pathWith('/login', { callbackUrl: `/chapters/${chapter.slug}` })}>{t('chapter.signIn')}</Link>
      </Ways>
    </Threshold>
  );
}
