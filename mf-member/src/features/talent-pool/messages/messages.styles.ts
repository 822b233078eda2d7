import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { space } = tokens;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  width: 100%;
`;
