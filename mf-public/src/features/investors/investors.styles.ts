import { styled } from '@enlace/shared-platform';
import type { Tone } from '@enlace/shared-ui';

import { media, radius, space, textSize } from '../../lib/tokens';

/** Two invitations, side by side. */
export const Doors = styled.div`
  display: grid;
  gap: ${space[16]};
  margin-top: ${space[64]};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[24]};
  }
`;

export const Door = styled.section<{ readonly $tone: Tone }>`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  justify-items: start;
  padding: ${space[48]} ${space[32]} ${space[32]};
  border-radius: 6rem ${radius.card} ${radius.card} ${radius.card};
  background: var(--${({ $tone }) => $tone}Soft);
  color: var(--${({ $tone }) => $tone}Ink);
  & + & {
    border-radius: ${radius.card} 6rem ${radius.card} ${radius.card};
  }
  h2 {
    font-size: ${textSize.h3};
  }
  a {
    font-weight: 600;
    color: inherit;
  }
`;
