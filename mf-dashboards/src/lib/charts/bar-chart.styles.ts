import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

const { color, media, radius, space, textSize } = theme;

export const Bars = styled.div`
  display: grid;
  gap: ${space[2]};
  color: ${color.teal};
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

/** The name is above its bar in a narrow window, beside it in a wide one. */
export const Row = styled.div<{ readonly $isAt: boolean; readonly $hasPath: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  padding: ${space[4]} ${space[8]};
  margin-inline: -${space[8]};
  border-radius: ${radius.small};
  background: ${({ $isAt }) => ($isAt ? color.tealSoft : 'transparent')};
  cursor: ${({ $hasPath }) => ($hasPath ? 'pointer' : 'default')};
  font-size: ${textSize.small};
  @media (forced-colors: active) {
    outline: ${({ $isAt }) => ($isAt ? '2px solid Highlight' : 'none')};
  }
  ${media.medium} {
    grid-template-columns: minmax(6rem, 11rem) minmax(0, 1fr) minmax(4rem, auto);
  }
`;

export const Name = styled.span`
  color: ${color.ink};
  overflow-wrap: anywhere;
`;

export const Track = styled.svg`
  grid-row: 2;
  grid-column: 1 / -1;
  width: 100%;
  height: 1rem;
  overflow: visible;
  ${media.medium} {
    grid-row: auto;
    grid-column: auto;
  }
`;

/** The number of the comparison, with a border of the ground: it is visible over the bar and beside it. */
export const Before = styled.g`
  stroke: ${color.ink};
  stroke-width: 2;
  > :first-child {
    stroke: ${color.paper};
    stroke-width: 6;
  }
  > :last-child {
    stroke-dasharray: 3 2;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
    > :first-child {
      stroke: Canvas;
    }
  }
`;

export const Value = styled.span`
  color: ${color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
