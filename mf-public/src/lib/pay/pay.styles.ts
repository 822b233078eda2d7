import { styled } from '@enlace/shared-platform';

import { space } from '../tokens';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[20]};
  align-items: center;
`;
