/** A value of a chart. */
export interface ChartPoint {
  readonly key: string;
  readonly label: string;
  /** Null: hidden, because it is small. */
  readonly value: number | null;
  /** Of the period of comparison; absent without one, null when hidden. */
  readonly before?: number | null | undefined;
  /** Path of the list behind the value. */
  readonly path?: string | undefined;
  /** The step of time is not finished. */
  readonly isRunning: boolean;
  /** Notes on days of the step. */
  readonly notes: readonly string[];
}

/** The largest of the numbers; at least 1, so that a scale has a length. */
export function highestOf(points: readonly ChartPoint[], goal: number | null = null): number {
  return Math.max(1, goal ?? 0, ...points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]));
}

export const hasComparison = (points: readonly ChartPoint[]): boolean =>
  points.some(({ before }) => before !== undefined);

/** The place to which a key leads; undefined for other keys. */
export function placeAfter(key: string, at: number | null, count: number): number | undefined {
  const last = count - 1;
  const next = at === null ? 0 : Math.min(at + 1, last);
  const previous = at === null ? last : Math.max(at - 1, 0);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: next,
    ArrowRight: next,
    ArrowUp: previous,
    ArrowLeft: previous,
    Home: 0,
    End: last,
  };
  return places[key];
}
