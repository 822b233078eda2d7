import { styled } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';

const { color, media, space, textSize } = tokens;

export const Fields = styled.dl`
  display: grid;
  gap: ${space[16]} ${space[24]};
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Field = styled.div<{ readonly $isWide: boolean }>`
  overflow-wrap: anywhere;
  ${media.small} {
    grid-column: ${({ $isWide }) => $isWide && '1 / -1'};
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[8]};
    font-size: ${textSize.small};
    color: ${color.inkSoft};
  }
  dd {
    white-space: pre-line;
  }
`;

export const Nothing = styled.span`
  color: ${color.inkSoft};
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
`;
