import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

/**
 * Bars at the foot of the window: what can be done with the selection, and the last move. They do not move with the page,
 * which grows after a move, so that a press meets its button.
 */
export function Dock({ children }: { readonly children: ReactNode }) {
  return (
    <Place>
      <Bars>{children}</Bars>
    </Place>
  );
}

/** Keeps the end of the page free of the bars. */
const Place = styled.div`
  min-height: ${theme.space[64]};
`;

const Bars = styled.div`
  position: fixed;
  z-index: ${theme.layer.sticky};
  right: 0;
  bottom: ${theme.space[16]};
  left: 0;
  display: grid;
  gap: ${theme.space[8]};
  width: min(48rem, 100% - 2 * ${theme.space[16]});
  margin-inline: auto;
`;
