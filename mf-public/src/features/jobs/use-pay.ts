import { useLocale, useTexts } from '@enlace/shared-platform';

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
  const { locale } = useLocale();
  const period = t(periods[job.salary_period]);
  const { salary_from: from, salary_to: to, currency } = job;
  if (from === null || currency === null) return { amount: null, period };
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
  const amount =
    to === null || to === from ? t('payFrom', { amount: format.format(from) }) : format.formatRange(from, to);
  // Servers and browsers differ in their thin spaces; the drawn text must not.
  return { amount: amount.replace(/[\u2009\u202f\u00a0]/g, ' '), period };
}
