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
 * The pay of a job, formatted as sums of its currency; null when the employer names no pay.
 * @param amount formats a number of units of a currency
 */
export function payRange(
  { salary_from: from, salary_to: to, currency }: PaidJob,
  amount: (units: number, currency: string) => string,
): PayRange | null {
  if (from === null || currency === null) return null;
  // Not `formatRange`, because servers and browsers format ranges differently.
  const start = `${currency} ${amount(from, currency)}`;
  if (to === null || to === from) return { text: start, isLeast: true };
  return { text: `${start} – ${amount(to, currency)}`, isLeast: false };
}
