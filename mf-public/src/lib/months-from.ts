/** A sequence of months as `YYYY-MM`, forwards or backwards, starting with the current month. */
export function monthsFrom(now: Date, step: 1 | -1, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index * step, 1)).toISOString().slice(0, 7),
  );
}
