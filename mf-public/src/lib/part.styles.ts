import { styled } from '@enlace/shared-platform';

import { color, media, space, textSize } from './tokens';

/** A small line above a heading. */
export const Eyebrow = styled.p`
  font-size: ${textSize.caption};
  font-weight: 600;
  letter-spacing: 0.04em;
  color: ${color.link};
`;

/** A part of a page with space above it. */
export const Part = styled.section`
  margin-top: ${space[64]};
  ${media.large} {
    margin-top: ${space[96]};
  }
`;

/** A part's heading with a link at its right. */
export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[8]} ${space[24]};
  margin-bottom: ${space[24]};
`;

export const PartTitle = styled.h2`
  font-size: ${textSize.h2};
  letter-spacing: -0.015em;
`;
