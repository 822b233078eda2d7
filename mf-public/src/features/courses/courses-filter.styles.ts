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
  --fold-fields: minmax(0, 16rem) minmax(0, 13rem);
  ${media.large} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 30rem) auto;
  }
`;
