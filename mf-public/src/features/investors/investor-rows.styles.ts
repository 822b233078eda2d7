import { styled } from '@enlace/shared-platform';

import { color, media, radius, space, textSize } from '../../lib/tokens';

/** Two columns on wide screens. */
export const Rows = styled.ol`
  display: grid;
  gap: 0 ${space[64]};
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  align-content: start;
  gap: ${space[12]} ${space[16]};
  padding-block: ${space[24]};
  border-top: 1px solid ${color.lineStrong};
  scroll-margin-top: ${space[96]};
  ${media.medium} {
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: ${space[12]} ${space[24]};
    padding-block: ${space[32]};
  }
`;

export const Seal = styled.div`
  overflow: hidden;
  align-self: start;
  aspect-ratio: 1;
  border-radius: ${radius.round};
`;

export const Name = styled.h3<{ readonly $isLong: boolean }>`
  font-size: ${({ $isLong }) => ($isLong ? textSize.h4 : textSize.h3)};
  line-height: 1.15;
  overflow-wrap: anywhere;
  a {
    color: inherit;
    text-decoration-color: ${color.link};
  }
`;

export const Facts = styled.p`
  margin-top: ${space[4]};
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;

export const Summary = styled.p`
  max-width: 38rem;
  margin-top: ${space[12]};
`;

export const Wish = styled.p`
  max-width: 38rem;
  margin-top: ${space[8]};
  padding-left: ${space[16]};
  border-left: 3px solid ${color.teal};
  color: ${color.inkSoft};
`;

/** The plants below the text. */
export const Stages = styled.div`
  position: relative;
  display: flex;
  grid-column: 2;
  svg {
    width: 2rem;
    height: 2.6875rem;
  }
`;
