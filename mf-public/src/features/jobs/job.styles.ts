import { styled } from '@enlace/shared-platform';

import { media, space } from '../../lib/tokens';

export const Columns = styled.div`
  display: grid;
  gap: ${space[40]};
  margin-top: ${space[40]};
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space[64]};
  }
`;

/** On phones pay and facts come before the description, because visitors look for them. */
export const Side = styled.aside`
  order: -1;
  ${media.large} {
    order: 0;
    align-self: start;
  }
`;
