import type { DeadJob } from '@enlace/shared-contract/admin';
import { useTexts } from '@enlace/shared-platform';
import { ConfirmDialog } from '@enlace/shared-ui/controls';

import { backgroundJobsTexts } from './texts';
import { useJobAction, type JobAction } from './use-job-action';

export interface JobQuestionProps {
  readonly job: DeadJob;
  readonly action: JobAction;
  readonly onClose: () => void;
}

/** Confirms that a dead job is discarded, or that a job which must not run twice runs again. */
export function JobQuestion({ job, action, onClose }: JobQuestionProps) {
  const t = useTexts(backgroundJobsTexts);
  const { isPending, message, perform } = useJobAction(action, job.id);
  const isDiscard = action === 'discard';
  const handleConfirm = async () => {
    if (await perform()) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(isDiscard ? 'discardTitle' : 'againTitle')}
      confirmLabel={t(action)}
      isDanger={isDiscard}
      isLoading={isPending}
      error={message}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <p>{t(isDiscard ? 'discardHint' : 'againHint')}</p>
    </ConfirmDialog>
  );
}
