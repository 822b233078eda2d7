import { noticeShown, useCall } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';

import { backgroundJobs } from './background-jobs';
import { backgroundJobsTexts } from './texts';

export type JobAction = 'runAgain' | 'discard';

export interface JobActionHook {
  readonly isPending: boolean;
  /** The failure to show beside the button. */
  readonly message: string | undefined;
  /** Runs the action and shows its result. Resolves with true on success. */
  readonly perform: () => Promise<boolean>;
}

/** Repeats or discards a dead job. */
export function useJobAction(action: JobAction, id: number): JobActionHook {
  const t = useTexts(backgroundJobsTexts);
  const dispatch = useDispatch();
  const { status, error, run } = useCall(backgroundJobs.calls[action], `${action}:${id}`);
  const perform = () =>
    run(id).then(
      ({ message }) => {
        dispatch(noticeShown({ kind: 'success', text: message }));
        return true;
      },
      () => false,
    );
  return {
    isPending: status === 'pending',
    message: error === null ? undefined : error.message || t('notDone'),
    perform,
  };
}
