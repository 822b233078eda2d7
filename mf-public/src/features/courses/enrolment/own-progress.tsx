import type { LearnerCourse, MyCourse } from '@enlace/shared-contract/learning';
import { clockTime } from '@enlace/shared-contract/text';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink, Link, ProgressBar } from '@enlace/shared-ui';

import { enrolmentTexts } from './texts';
import { useLockText } from './use-lock-text';

interface OwnProgressProps {
  readonly course: MyCourse;
  readonly lessons: LearnerCourse['lessons'];
}

/** The progress of an enrolled user, and the lesson to go on with, or why it is still locked. */
export function OwnProgress({ course, lessons }: OwnProgressProps) {
  const t = useTexts(enrolmentTexts);
  const { date } = useFormats();
  const lockText = useLockText();
  const { percent, next_lesson: next, lessons_count: count, completed_count: doneCount, completed_at: end } = course;
  const lock = lessons.find(({ id }) => id === next?.id)?.lock ?? null;
  return (
    <>
      <ProgressBar value={percent} label={t('progress')} />
      <p role="status">
        {end === null
          ? t('done', { count, done: doneCount })
          : t('completedOn', { date: date(end, { dateStyle: 'medium' }) })}
      </p>
      {next !== null && lock === null && (
        <ButtonLink to={`/my/courses/${course.slug}/${next.slug}${next.position > 0 ? '?play=1' : ''}`} isFullWidth>
          {next.position > 0
            ? t('nextAt', { lesson: next.title, time: clockTime(next.position) })
            : t(doneCount === 0 ? 'begin' : 'next', { lesson: next.title })}
        </ButtonLink>
      )}
      {next !== null && lock !== null && <p>{t('waits', { lesson: next.title, reason: lockText(lock) })}</p>}
      <p>
        <Link to="/my/courses">{t('mine')}</Link>
      </p>
    </>
  );
}
