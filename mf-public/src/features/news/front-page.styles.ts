import { styled } from '@enlace/shared-platform';

import { color, media, motion, radius, space, textSize } from '../../lib/tokens';

export const Front = styled.div`
  display: grid;
  gap: ${space[40]};
  ${media.large} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space[48]};
  }
`;

export const Frame = styled.div`
  overflow: hidden;
  margin-top: ${space[12]};
  border-radius: ${radius.small};
  img {
    transition: scale ${motion.notice}ms ${motion.ease};
  }
`;

export const LeadStory = styled.article`
  position: relative;
  display: grid;
  gap: ${space[8]};
  align-content: start;
  &:hover img {
    scale: 1.02;
  }
`;

export const LeadTitle = styled.h2`
  max-width: 18em;
  font-size: ${textSize.h1};
  letter-spacing: -0.02em;
  line-height: 1.03;
  overflow-wrap: anywhere;
`;

export const Summary = styled.p`
  max-width: 40rem;
  font-size: ${textSize.lead};
  line-height: 1.45;
  color: ${color.inkSoft};
`;

export const Seconds = styled.div`
  display: grid;
  align-content: start;
  ${media.large} {
    padding-left: ${space[40]};
    border-left: 1px solid ${color.line};
  }
`;

export const Second = styled.article`
  position: relative;
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[24]};
  border-top: 1px solid ${color.line};
  ${media.large} {
    &:first-child {
      padding-top: 0;
      border-top: 0;
    }
  }
`;

export const SecondTitle = styled.h2`
  font-size: ${textSize.h3};
  line-height: 1.12;
  overflow-wrap: anywhere;
`;
