import { useFormats, useTexts } from '@enlace/shared-platform';

import { payRange, type PaidJob } from '../../lib/pay-range';
import { jobsTexts } from './texts';

const periods = { hour: 'perHour', month: 'perMonth', year: 'perYear' } as const;

export interface Pay {
  /** `MXN 24,000 – 31,000`, or null when the employer names no pay. */
  readonly amount: string | null;
  readonly period: string;
}

/** The pay of a job, formatted for the visitor's language. */
export function usePay(job: PaidJob): Pay {
  const t = useTexts(jobsTexts);
  const { amount } = useFormats();
  const period = t(periods[job.salary_period]);
  const range = payRange(job, amount);
  if (range === null) return { amount: null, period };
  return { amount: range.isLeast ? t('payFrom', { amount: range.text }) : range.text, period };
}
