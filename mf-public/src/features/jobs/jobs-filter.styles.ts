import { styled } from '@enlace/shared-platform';

import { color, media, space } from '../../lib/tokens';

export const Form = styled.form`
  display: grid;
  gap: ${space[20]};
  padding-block: ${space[24]};
  border-block: 1px solid ${color.lineStrong};
`;

export const Fields = styled.div`
  display: grid;
  gap: ${space[16]};
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    align-items: end;
  }
`;
