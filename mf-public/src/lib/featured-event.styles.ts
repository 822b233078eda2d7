import { styled } from '@enlace/shared-platform';

import { color, font, media, motion, radius, space, textSize } from './tokens';

export const Featured = styled.article`
  position: relative;
  display: grid;
  gap: ${space[24]};
  margin-bottom: ${space[40]};
  ${media.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[48]};
    align-items: center;
    margin-bottom: ${space[64]};
  }
`;

export const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${radius.card};
  ${media.large} {
    border-radius: ${radius.panel};
  }
  img {
    transition: scale ${motion.notice}ms ${motion.ease};
  }
  ${Featured}:hover & img {
    scale: 1.02;
  }
`;

export const Story = styled.div`
  display: grid;
  gap: ${space[12]};
`;

export const Date = styled.time`
  font: 500 ${textSize.h4} / 1.2 ${font.display};
  color: ${color.link};
`;

export const Title = styled.h2`
  font-size: ${textSize.h1};
  letter-spacing: -0.02em;
  line-height: 1.04;
  overflow-wrap: anywhere;
`;

export const Summary = styled.p`
  color: ${color.inkSoft};
`;
