/** A number, and what decides whether it is rounded up or down. The same rows always have the same noise. */
export interface Count {
  readonly value: number;
  /** Whole number; its last three digits count. */
  readonly noise: number;
}

/** A group, or a step of time, in both periods. */
export interface CountedCell {
  readonly key: string;
  readonly now: Count;
  readonly before: Count;
}

export interface DatasetCounts {
  readonly cells: readonly CountedCell[];
  /** Members with several groups count once. */
  readonly total: Count;
  readonly totalBefore: Count;
  /** The last of what was counted in the period. */
  readonly lastAt: Date | null;
}

export const noCount: Count = { value: 0, noise: 0 };

export function addCounts(counts: readonly Count[]): Count {
  const sumOf = (name: keyof Count): number => counts.reduce((sum, count) => sum + count[name], 0);
  return { value: sumOf('value'), noise: sumOf('noise') };
}
