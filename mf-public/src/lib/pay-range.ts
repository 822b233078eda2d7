import type { jobs, RowOf } from '@enlace/shared-contract';

export type PaidJob = Pick<RowOf<typeof jobs>, 'salary_from' | 'salary_to' | 'currency' | 'salary_period'>;

/** What a job pays, without for how long. */
export interface PayRange {
  /** `MXN 24,000 – 31,000`, or one figure. */
  readonly text: string;
  /** The figure is the least that is paid. */
  readonly isLeast: boolean;
}

/**
 * What a job pays, in the reader's way of writing numbers; null where the employer does not say.
 *
 * @param number writes a number
 */
export function payRange(
  { salary_from: from, salary_to: to, currency }: PaidJob,
  number: (value: number) => string,
): PayRange | null {
  if (from === null || currency === null) return null;
  // Written out by hand: servers and browsers differ in how they join the two ends of a range.
  const start = `${currency} ${number(from)}`;
  if (to === null || to === from) return { text: start, isLeast: true };
  return { text: `${start} – ${number(to)}`, isLeast: false };
}
