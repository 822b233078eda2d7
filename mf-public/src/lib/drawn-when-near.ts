import { css } from '@enlace/shared-platform';

import { space } from './tokens';

/**
 * Style of a row below the first screenful: the browser lays it out and paints it when it comes near the window.
 * @param height usual height on a phone; later the browser uses the true one
 */
export const drawnWhenNear = (height: string) => css`
  content-visibility: auto;
  contain-intrinsic-height: auto ${height};
  /* The focus ring is outside of the row. */
  overflow-clip-margin: ${space[8]};
`;
