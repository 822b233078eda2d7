import { styled } from '@enlace/shared-platform';

import { color, media, radius, space, textSize } from '../../lib/tokens';

export const Threshold = styled.section`
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
  p:empty {
    display: none;
  }
  p {
    max-width: 34rem;
    font-size: ${textSize.lead};
    line-height: 1.45;
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
