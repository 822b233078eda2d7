import { useFormats, useTexts } from '@enlace/shared-platform';

import type { JobRow } from './types';
import { jobsTexts } from './texts';

const periods = { hour: 'perHour', month: 'perMonth', year: 'perYear' } as const;

export interface Pay {
  /** `MXN 24,000 – 31,000`, or null where the employer does not say. */
  readonly amount: string | null;
  readonly period: string;
}

/** What a job pays, in the reader's way of writing money. */
export function usePay(job: Pick<JobRow, 'salary_from' | 'salary_to' | 'currency' | 'salary_period'>): Pay {
  const t = useTexts(jobsTexts);
  const { number } = useFormats();
  const period = t(periods[job.salary_period]);
  const { salary_from: from, salary_to: to, currency } = job;
  if (from === null || currency === null) return { amount: null, period };
  // Written out by hand: servers and browsers differ in how they join the two ends of a range.
  const start = `${currency} ${number(from)}`;
  const amount = to === null || to === from ? t('payFrom', { amount: start }) : `${start} – ${number(to)}`;
  return { amount, period };
}
