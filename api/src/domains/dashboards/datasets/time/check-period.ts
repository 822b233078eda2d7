import type { DatasetQuery } from '@enlace/shared-contract/dashboards';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import { isRealDay } from './calendar';
import { periodTexts } from './period-texts';
import { isZone } from './zone';

const firstYear = '2000';
const lastYear = '2100';

/** Most steps of an answer. */
export const mostSteps = 5000;

type Problem = readonly [field: 'from' | 'to' | 'tz', text: keyof (typeof periodTexts)['en']];

/** What is wrong with a day; null when it exists and is in range. */
export function problemOfDay(day: string): 'noDay' | 'range' | null {
  if (!isRealDay(day)) return 'noDay';
  const year = day.slice(0, 4);
  return year < firstYear || year > lastYear ? 'range' : null;
}

function problemOfField(field: 'from' | 'to', day: string | undefined): Problem | null {
  const text = day === undefined ? null : problemOfDay(day);
  return text === null ? null : [field, text];
}

/** Throws VALIDATION_FAILED with words at the field. */
export function refusePeriod([field, text]: Problem, locale: Locale, prefix = ''): never {
  const fields = { [`${prefix}${field}`]: [periodTexts[locale][text]] };
  throw new AppError('VALIDATION_FAILED', { message: `period: ${field} ${text}`, fields });
}

/**
 * Throws VALIDATION_FAILED for days that do not exist, are out of range or in the wrong order, and for unknown zones.
 * @param prefix of the fields of its errors: `query.` when the query is a part of a body
 */
export function checkPeriod({ from, to, tz }: DatasetQuery, locale: Locale, prefix: '' | 'query.' = ''): void {
  const problem =
    problemOfField('from', from) ??
    problemOfField('to', to) ??
    (from !== undefined && to !== undefined && from > to ? (['to', 'order'] as const) : null) ??
    (tz !== undefined && !isZone(tz) ? (['tz', 'zone'] as const) : null);
  if (problem !== null) refusePeriod(problem, locale, prefix);
}
