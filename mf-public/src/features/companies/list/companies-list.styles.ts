import { styled } from '@enlace/shared-platform';

import { color, font, media, radius, space, textSize } from '../../../lib/tokens';

export const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  ${media.large} {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: ${space[64]};
  }
`;

export const Total = styled.h2`
  margin-bottom: ${space[12]};
  font: 600 ${textSize.small} / 1.4 ${font.text};
  color: ${color.inkSoft};
`;

/** Space around the filters in use; none without a filter. */
export const InUse = styled.div`
  &:not(:empty) {
    margin-block: calc(-1 * ${space[8]}) ${space[20]};
  }
`;

/** Invites companies that are not in the list. */
export const Invitation = styled.section`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  margin-top: ${space[64]};
  padding: ${space[32]} ${space[24]};
  border-radius: ${radius.card};
  background: ${color.tealSoft};
  color: ${color.tealInk};
  ${media.medium} {
    padding: ${space[40]} ${space[48]};
  }
  h2 {
    font-size: ${textSize.h3};
  }
  a {
    font-weight: 600;
    color: inherit;
  }
`;
