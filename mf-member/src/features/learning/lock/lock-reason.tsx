import type { UserLesson } from '@enlace/shared-contract/learning';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, tokens } from '@enlace/shared-ui';

import { openingTime } from './opening-time';
import { learningTexts } from '../texts';

export interface LockReasonProps {
  readonly course: UserLesson['course'];
  /** Null without an enrolment. */
  readonly lock: UserLesson['lock'];
}

/** Why a lesson is locked, and the page on which the learner can do something about it. */
export function LockReason({ course, lock }: LockReasonProps) {
  const t = useTexts(learningTexts);
  const { date } = useFormats();
  const action = lock?.lesson ? (
    <ButtonLink to={`/my/courses/${course.slug}/${lock.lesson.slug}`}>
      {t('toLesson', { lesson: lock.lesson.title })}
    </ButtonLink>
  ) : (
    <ButtonLink to={`/courses/${course.slug}`}>{t('toCourse')}</ButtonLink>
  );
  const reasonOf = (): string => {
    if (lock?.lesson) return t(lock.rule === 'order' ? 'lockedOrder' : 'lockedLesson', { lesson: lock.lesson.title });
    if (lock?.opens_at) return t('lockedUntil', { date: date(lock.opens_at, openingTime) });
    return t('lockedHint');
  };
  return (
    <Space>
      <EmptyState title={t('locked')} action={action}>
        {reasonOf()}
      </EmptyState>
    </Space>
  );
}

const Space = styled.div`
  margin-top: ${tokens.space[24]};
`;
