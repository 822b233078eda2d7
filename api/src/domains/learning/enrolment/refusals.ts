import { AppError } from '@enlace/shared-contract/errors';
import type { Unmet } from '@enlace/shared-contract/learning';
import type { Locale } from '@enlace/shared-contract/text';

import { learningTexts } from '../learning-texts';
import type { WriteContext } from '../../../kit/core/write/write-context';

const refusalTexts = {
  course: 'unmet',
  enrolment: 'notEnrolled',
  lesson: 'lessonFirst',
  order: 'lessonFirst',
  date: 'notOpenYet',
  viewed: 'notViewed',
  watched: 'notWatched',
  passed: 'notPassed',
  submitted: 'notSubmitted',
  accepted: 'notAccepted',
} as const satisfies Record<Unmet['rule'], string>;

/** CONFLICT (409) with what must be done first, and where. */
export function refuseLearning({ locale }: Pick<WriteContext, 'locale'>, unmet: readonly Unmet[]): AppError {
  const [first] = unmet;
  const text = learningTexts[locale][refusalTexts[first?.rule ?? 'course']];
  return new AppError('CONFLICT', {
    message: `unmet: ${unmet.map(({ rule, course }) => `${rule} ${course.id}`).join(', ')}`,
    userMessage: text
      .replace('{courses}', unmet.map(({ course }) => course.title).join(', '))
      .replace('{lesson}', first?.lesson?.title ?? '')
      .replace('{date}', first?.opens_at === undefined ? '' : dateText(first.opens_at, locale))
      .replace('{need}', String(first?.need))
      .replace('{have}', String(first?.have)),
    details: { unmet },
  });
}

/** The zone of the learner is not known here; the page shows the learner's own time. */
function dateText(time: string, locale: Locale): string {
  return new Date(time).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }) + ' UTC';
}
