import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

const { color, textSize } = theme;

export const Canvas = styled.div`
  min-width: 0;
  overflow: hidden;
  color: ${color.teal};
  svg {
    display: block;
    max-width: 100%;
    height: auto;
  }
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

export const Grid = styled.line`
  stroke: ${color.line};
  stroke-width: 1;
  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;

/** The line of a goal or a note. */
export const Mark = styled.line`
  stroke: ${color.plum};
  stroke-width: 1.5;
  stroke-dasharray: 3 4;
`;

/** The sign of a note, above its step. */
export const Diamond = styled.path`
  fill: ${color.plum};
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

export const Tick = styled.text`
  fill: ${color.inkSoft};
  font-size: ${textSize.caption};
  font-variant-numeric: tabular-nums;
`;

export const Hit = styled.rect<{ readonly $isAt?: boolean; readonly $hasPath?: boolean }>`
  fill: ${({ $isAt }) => ($isAt === true ? color.tealSoft : 'transparent')};
  cursor: ${({ $hasPath }) => ($hasPath === true ? 'pointer' : 'default')};
`;
