import { styled } from '@enlace/shared-platform';

import { color, layer, radius, space } from '../tokens/tokens';
import { hidden } from './layout.styles';

/** For ears only. */
export const VisuallyHidden = styled.span`
  ${hidden}
`;

/** The first stop of the keyboard: jumps over the frame. Give it `href="#main"` and its words. */
export const SkipLink = styled.a`
  &:not(:focus) {
    ${hidden}
  }
  position: fixed;
  top: ${space[12]};
  left: ${space[12]};
  z-index: ${layer.skip};
  padding: ${space[12]} ${space[20]};
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-weight: 600;
`;
