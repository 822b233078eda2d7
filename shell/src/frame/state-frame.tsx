import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** Space around a message that replaces a page. */
export const StateFrame = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[16]};
  min-height: 60vh;
  max-width: 40rem;
  margin-inline: auto;
  padding: ${theme.space[48]} ${theme.space[20]};
`;
