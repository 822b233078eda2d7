/** A group, or a step of time: its number in both periods. */
export interface CountedCell {
  readonly key: string;
  readonly now: number;
  readonly before: number;
}

export interface DatasetCounts {
  readonly cells: readonly CountedCell[];
  /** Members with several groups count once. */
  readonly total: number;
  readonly totalBefore: number;
  /** The last of what was counted in the period. */
  readonly lastAt: Date | null;
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
