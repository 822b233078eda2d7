import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, space, textSize } = tokens;

/** Rows with a company on one side, and what belongs to it on the other. */
export const List = styled.ul`
  width: 100%;
  border-top: 1px solid ${color.line};
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]} ${space[16]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[12]};
    border-bottom: 1px solid ${color.line};
  }
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;
