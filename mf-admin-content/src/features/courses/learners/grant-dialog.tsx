import { useLateTexts } from '@enlace/shared-admin';
import { courseLearnerCalls, type Learner } from '@enlace/shared-contract/authoring';

import { ReasonDialog } from './reason-dialog';
import { learnersOf } from './subjects';
import { learnersTexts } from './texts';

export interface ProgressDialogProps {
  readonly courseId: number;
  readonly learner: Learner;
  /** Null for all lessons. */
  readonly lesson: { readonly id: number; readonly title: string } | null;
  readonly onClose: () => void;
}

/** Completes a lesson, or all, for a learner, with a reason. */
export function GrantDialog({ courseId, learner, lesson, onClose }: ProgressDialogProps) {
  const t = useLateTexts(learnersTexts);
  const { name } = learner.user;
  return (
    <ReasonDialog
      callKey={`grant to ${learner.id}`}
      title={lesson === null ? t('grantAllTitle', { name }) : t('grantTitle', { lesson: lesson.title, name })}
      hint={t(lesson === null ? 'grantAllHint' : 'grantHint')}
      reasonHint={t('reasonHint')}
      submitLabel={t(lesson === null ? 'grantAll' : 'grant')}
      success={t('grantDone')}
      requestWith={(reason) => ({
        call: courseLearnerCalls.grantLessons,
        params: { id: learner.id },
        body: { lesson_id: lesson?.id ?? null, reason },
        changes: [learnersOf(courseId)],
      })}
      onClose={onClose}
    />
  );
}
