import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

/** A line above a list with the result of an operation and its next actions. */
export const NoticeBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[12]};
  align-items: center;
  margin-bottom: ${theme.space[16]};
  padding: ${theme.space[8]} ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.tealSoft};
  color: ${theme.color.tealInk};
  font-size: ${theme.textSize.small};
  > span {
    flex: 1 1 14rem;
    min-width: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
