import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[16]};
  align-items: center;
  justify-content: space-between;
`;

export const Count = styled.h2`
  font: 600 ${theme.textSize.body} / 1.4 ${theme.font.text};
  font-variant-numeric: tabular-nums;
`;
