import { styled } from '@enlace/shared-platform';

import { color, media, motion, radius, space, textSize } from '../../lib/tokens';

export const Paper = styled.div`
  display: grid;
  gap: ${space[32]};
  ${media.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${space[48]};
  }
`;

export const Lead = styled.article`
  position: relative;
  display: grid;
  gap: ${space[12]};
  align-content: start;
`;

export const LeadPicture = styled.div`
  overflow: hidden;
  aspect-ratio: 3 / 2;
  margin-bottom: ${space[8]};
  border-radius: ${radius.card};
  img {
    transition: scale ${motion.notice}ms ${motion.ease};
  }
  ${Lead}:hover & img {
    scale: 1.02;
  }
`;

export const LeadTitle = styled.h3`
  font-size: ${textSize.h1};
  letter-spacing: -0.02em;
  line-height: 1.05;
  overflow-wrap: anywhere;
`;

export const LeadSummary = styled.p`
  max-width: 38rem;
  font-size: ${textSize.lead};
  line-height: 1.45;
  color: ${color.inkSoft};
`;

export const Briefs = styled.ol`
  display: grid;
  align-content: start;
  border-top: 1px solid ${color.lineStrong};
  ${media.large} {
    padding-left: ${space[40]};
    border-top: 0;
    border-left: 1px solid ${color.line};
  }
`;

export const Brief = styled.li`
  position: relative;
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[20]};
  border-bottom: 1px solid ${color.line};
  ${media.large} {
    &:first-child {
      padding-top: 0;
    }
  }
  &:last-child {
    border-bottom: 0;
  }
`;

export const BriefTitle = styled.h3`
  font-size: ${textSize.h3};
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

export const Byline = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
  /* Above the link that covers the whole story. */
  a {
    position: relative;
    z-index: 1;
  }
`;
