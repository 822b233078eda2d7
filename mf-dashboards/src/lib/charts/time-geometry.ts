import type { ChartPoint } from './chart-point';

/** Places in the drawing of a chart over time, in pixels. */
export interface TimeGeometry {
  readonly points: readonly ChartPoint[];
  /** The place of zero. */
  readonly floor: number;
  /** Id of the pattern of steps that are not finished. */
  readonly hatch: string;
  /** The place of the first step. */
  readonly startX: number;
  readonly barWidth: number;
  readonly leftOf: (point: ChartPoint) => number;
  readonly middleOf: (point: ChartPoint) => number;
  readonly topOf: (value: number) => number;
}

/** What the lines of a chart are drawn from. */
export interface TimeShapes extends TimeGeometry {
  /** Index of the value that is read out. */
  readonly at: number | null;
}

/** Height of the stub of a hidden value, in pixels. */
export const stubHeight = 10;
