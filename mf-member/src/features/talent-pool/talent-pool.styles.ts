import { styled } from '@enlace/shared-platform';
import { Text } from '@enlace/shared-ui';

/** The line that reports what has happened; it can take the focus when a button is gone. */
export const Report = styled(Text).attrs({ role: 'status', tabIndex: -1 })`
  &:empty {
    position: absolute;
  }
`;
