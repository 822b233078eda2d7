import type { UserLesson } from '@enlace/shared-contract/learning';
import { useFormats, useTexts } from '@enlace/shared-platform';

import { enrolmentTexts } from './texts';

/** The reason why a lesson is locked; a date has the learner's time zone. */
export function useLockText(): (lock: NonNullable<UserLesson['lock']>) => string {
  const t = useTexts(enrolmentTexts);
  const { date } = useFormats();
  return ({ lesson, opens_at: opensAt }) => {
    if (lesson !== null) return t('lock.lesson', { lesson: lesson.title });
    if (opensAt === null) return t('lock.course');
    const time = {
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'shortOffset',
    } as const;
    return t('lock.date', { date: date(opensAt, time) });
  };
}
