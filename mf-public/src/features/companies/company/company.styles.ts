import { styled } from '@enlace/shared-platform';

import { media, space, textSize } from '../../../lib/tokens';

export const Columns = styled.div`
  display: grid;
  gap: ${space[48]};
  margin-top: ${space[64]};
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space[64]};
  }
  h2 {
    margin-bottom: ${space[16]};
    font-size: ${textSize.h3};
  }
`;

export const Side = styled.div`
  display: grid;
  gap: ${space[40]};
  align-content: start;
`;

export const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};
  overflow-wrap: anywhere;
  a {
    display: inline-block;
    padding-block: ${space[4]};
  }
`;
