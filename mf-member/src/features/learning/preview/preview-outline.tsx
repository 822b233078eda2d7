import { useTexts } from '@enlace/shared-platform';

import { LessonLines } from '../lesson-lines';
import type { PreviewLesson } from './lesson-preview.slice';
import { previewAddressOf } from './preview-address';
import { previewTexts } from './texts';

export interface PreviewOutlineProps {
  readonly lessons: readonly PreviewLesson[];
  /** Id of the shown lesson. */
  readonly current: number;
}

/** All lessons of the course. Each can be opened; a lock of new learners is named beside its lesson. */
export function PreviewOutline({ lessons, current }: PreviewOutlineProps) {
  const t = useTexts(previewTexts);
  return (
    <LessonLines
      lessons={lessons}
      current={current}
      addressOf={previewAddressOf}
      notesOf={({ is_draft: isDraft, lock }) => [
        ...(isDraft ? [t('draft')] : []),
        ...(lock?.lesson ? [t('after', { lesson: lock.lesson.title })] : []),
      ]}
    />
  );
}
