import { styled } from '@enlace/shared-platform';

import { FilterForm, Switch } from '../../lib/filter.styles';
import { media, space, textSize } from '../../lib/tokens';

/** Four words that fit on one line, also on phones. */
export const Levels = styled(Switch)`
  gap: ${space[16]};
  overflow-x: auto;
  font-size: ${textSize.small};
  white-space: nowrap;
  a {
    margin-bottom: 0;
  }
  ${media.small} {
    gap: ${space[24]};
    font-size: ${textSize.lead};
  }
`;

export const Form = styled(FilterForm)`
  ${media.large} {
    grid-template-columns: 20rem 16rem 13rem auto;
  }
`;
