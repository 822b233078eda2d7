import type { UserLesson } from '@enlace/shared-contract/learning';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState, Skeleton } from '@enlace/shared-ui';

import { LessonLines } from './lesson-lines';
import { learningTexts } from './texts';

export interface OutlineProps {
  /** Null while they are loaded. */
  readonly lessons: { readonly rows: readonly UserLesson[]; readonly isFailed: boolean } | null;
  /** Id of the shown lesson. */
  readonly current: number;
  readonly onRetry: () => void;
}

/** The lessons of the user's course. */
export function Outline({ lessons, current, onRetry }: OutlineProps) {
  const t = useTexts(learningTexts);
  if (lessons === null) return <Skeleton lines={6} height="2.5rem" />;
  if (lessons.isFailed) return <ErrorState title={t('lessonsFailed')} onRetry={onRetry} />;
  if (lessons.rows.length === 0) return null;
  return (
    <LessonLines
      lessons={lessons.rows}
      current={current}
      addressOf={({ course, slug }) => `/my/courses/${course.slug}/${slug}`}
      notesOf={({ is_new: isNew }) => (isNew ? [t('newLesson')] : [])}
    />
  );
}
