import { styled } from '@enlace/shared-platform';

import { media, radius, space, textSize } from '../../lib/tokens';

export const Columns = styled.div`
  display: grid;
  gap: ${space[40]};
  margin-top: ${space[40]};
  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space[64]};
  }
`;

export const Story = styled.div`
  display: grid;
  gap: ${space[48]};
  align-content: start;
  h2 {
    margin-bottom: ${space[16]};
    font-size: ${textSize.h3};
  }
`;

export const Stage = styled.div`
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${radius.card};
  ${media.large} {
    border-radius: ${radius.panel};
  }
`;

/** On phones the facts come before the description, because visitors look for date and place. */
export const Side = styled.div`
  order: -1;
  ${media.large} {
    position: sticky;
    top: ${space[96]};
    order: 0;
    align-self: start;
  }
`;
