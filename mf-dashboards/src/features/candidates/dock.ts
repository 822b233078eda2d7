import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** Bars at the foot of the window: what can be done with the selection, and the last move. */
export const Dock = styled.div`
  position: sticky;
  z-index: ${theme.layer.sticky};
  bottom: ${theme.space[16]};
  display: grid;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[16]};
`;
