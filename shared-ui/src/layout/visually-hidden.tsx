import { styled } from '@enlace/shared-platform';

import { color, layer, radius, space } from '../tokens/tokens';
import { hiddenStyle } from './layout.styles';

/** Content for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;

/** The first stop of the keyboard: skips the frame. Pass `href="#main"` and its text. */
export const SkipLink = styled.a`
  &:not(:focus) {
    ${hiddenStyle}
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
