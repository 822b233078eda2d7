import { useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link } from '@enlace/shared-ui';

import { color, media, radius, space, textSize } from '../../lib/tokens';
import { pathWith } from '../../lib/page-search';
import type { ChapterRow } from '../../lib/types';
import { chaptersTexts } from './texts';

/** Links to registration and sign-in, with this chapter selected. A paused chapter has none. */
export function Join({ chapter }: { readonly chapter: ChapterRow }) {
  const t = useTexts(chaptersTexts);
  const { viewer } = useScreen();
  if (chapter.status === 'paused' || viewer !== null) return null;
  return (
    <Threshold aria-labelledby="chapter-join">
      <h2 id="chapter-join">{t('chapter.join', { name: chapter.name })}</h2>
      <p>{t('chapter.joinLead')}</p>
      <Ways>
        <ButtonLink to={pathWith('/register', { chapter: chapter.slug })}>{t('chapter.joinButton')}</ButtonLink>
        <Link to={pathWith('/login', { callbackUrl: `/chapters/${chapter.slug}` })}>{t('chapter.signIn')}</Link>
      </Ways>
    </Threshold>
  );
}

const Threshold = styled.section`
  display: grid;
  gap: ${space[16]};
  margin-top: ${space[64]};
  padding: ${space[40]} ${space[24]};
  border-radius: ${radius.panel};
  background: ${color.marigoldSoft};
  color: ${color.marigoldInk};
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    margin-top: ${space[96]};
    padding: ${space[48]};
  }
  h2 {
    font-size: ${textSize.h1};
    letter-spacing: -0.02em;
    line-height: 1.05;
    overflow-wrap: anywhere;
    ${media.large} {
      grid-column: 1 / -1;
    }
  }
  p {
    max-width: 34rem;
    font-size: ${textSize.lead};
    line-height: 1.45;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]} ${space[24]};
  font-weight: 600;
`;
