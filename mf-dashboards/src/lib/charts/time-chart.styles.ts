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

/** The line of a note. */
export const Mark = styled.line`
  stroke: ${color.plum};
  stroke-width: 1.5;
  stroke-dasharray: 3 4;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

/** Dashes and dots: those of a comparison are dashes only. */
export const GoalLine = styled(Mark)`
  stroke-width: 2;
  stroke-dasharray: 10 4 2 4;
`;

/** Column and line of the comparison. */
export const BeforeShape = styled.g`
  fill: none;
  stroke: ${color.lineStrong};
  stroke-width: 1.5;
  stroke-dasharray: 5 4;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
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
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

export const Hit = styled.rect<{ readonly $isAt?: boolean; readonly $hasPath?: boolean }>`
  fill: ${({ $isAt }) => ($isAt === true ? color.tealSoft : 'transparent')};
  cursor: ${({ $hasPath }) => ($hasPath === true ? 'pointer' : 'default')};
  @media (forced-colors: active) {
    fill: transparent;
    stroke: ${({ $isAt }) => ($isAt === true ? 'Highlight' : 'none')};
    stroke-width: 3;
  }
`;
