import type { RowOf } from '@enlace/shared-contract/resources';
import type { jobs } from '@enlace/shared-contract/work';

export type PaidJob = Pick<RowOf<typeof jobs>, 'salary_from' | 'salary_to' | 'currency' | 'salary_period'>;

/** The pay of a job, without its period. */
export interface PayRange {
  /** `MXN 24,000 – 31,000`, or one figure. */
  readonly text: string;
  /** Whether the figure is a minimum. */
  readonly isLeast: boolean;
}

/**
 * The pay of a job with the user's number format; null when the employer names no pay.
 * @param number formats a number
 */
export function payRange(
  { salary_from: from, salary_to: to, currency }: PaidJob,
  number: (value: number) => string,
): PayRange | null {
  if (from === null || currency === null) return null;
  // Not `formatRange`, because servers and browsers format ranges differently.
  const start = `${currency} ${number(from)}`;
  if (to === null || to === from) return { text: start, isLeast: true };
  return { text: `${start} – ${number(to)}`, isLeast: false };
}
