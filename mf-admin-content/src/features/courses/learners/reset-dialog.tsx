import { useLateTexts } from '@enlace/shared-admin';
import { courseLearnerCalls } from '@enlace/shared-contract/authoring';

import type { ProgressDialogProps } from './grant-dialog';
import { ReasonDialog } from './reason-dialog';
import { learnersOf } from './subjects';
import { learnersTexts } from './texts';

/** Takes a lesson, or all, back from a learner, with a reason, and names what goes with it. */
export function ResetDialog({ courseId, learner, lesson, onClose }: ProgressDialogProps) {
  const t = useLateTexts(learnersTexts);
  const { name } = learner.user;
  return (
    <ReasonDialog
      callKey={`reset ${learner.id}`}
      title={lesson === null ? t('resetAllTitle', { name }) : t('resetTitle', { lesson: lesson.title, name })}
      hint={t(lesson === null ? 'resetAllHint' : 'resetHint')}
      reasonHint={t('auditHint')}
      submitLabel={t('resetNow')}
      success={t('resetDone')}
      requestWith={(reason) => ({
        call: courseLearnerCalls.resetLearner,
        params: { id: learner.id },
        body: { lesson_id: lesson?.id ?? null, reason },
        changes: [learnersOf(courseId)],
      })}
      onClose={onClose}
    />
  );
}
