import { styled } from '@enlace/shared-platform';

import { Page } from './page.styles';

/** A loading page with the height of the window, so that the footer does not jump. */
export const Waiting = styled(Page)`
  min-height: 100vh;
`;
