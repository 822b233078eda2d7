import { styled } from '@enlace/shared-platform';

import { color, radius, space, textSize } from '../../lib/tokens';

/** Beside the title of the chapter, so that it is on the first screen. */
export const Threshold = styled.section`
  display: grid;
  gap: ${space[12]};
  max-width: 36rem;
  margin-top: ${space[8]};
  padding: ${space[20]} ${space[24]};
  border-radius: ${radius.card};
  background: ${color.marigoldSoft};
  color: ${color.marigoldInk};
  h2 {
    font-size: ${textSize.h3};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  p:empty {
    display: none;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]} ${space[24]};
  font-weight: 600;
`;

export const Failure = styled.p`
  color: ${color.danger};
  font-weight: 600;
`;
