import { styled } from '@enlace/shared-platform';

import { color, font, media, space, textSize } from './tokens';

/** What every list has; `part.styles.ts` has what only other pages need. */

/** Width and margins of every public page. A word that is too long breaks, so that the page never scrolls sideways. */
export const Page = styled.div`
  overflow-wrap: anywhere;
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[32]} ${space[20]} ${space[48]};
  ${media.medium} {
    padding: ${space[40]} ${space[40]} ${space[64]};
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${space[12]};
  margin-bottom: ${space[20]};
  ${media.large} {
    margin-bottom: ${space[24]};
  }
`;

export const PageTitle = styled.h1`
  font-size: ${textSize.display};
  letter-spacing: -0.025em;
  line-height: 1;
  overflow-wrap: anywhere;
`;

export const Lead = styled.p`
  max-width: 38rem;
  font-size: ${textSize.lead};
  line-height: 1.45;
  color: ${color.inkSoft};
`;

/** The number of results; it gets the focus after a change of page. */
export const Count = styled.h2`
  margin-block: ${space[20]} ${space[8]};
  font: 600 ${textSize.small} / 1.4 ${font.text};
  color: ${color.inkSoft};
`;

/** Space between a list and its page numbers. */
export const More = styled.div`
  margin-top: ${space[48]};
`;
