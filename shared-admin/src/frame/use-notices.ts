import { isCancelled, noticeShown, toErrorView } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useMemo } from 'react';

export interface Notices {
  readonly showSuccess: (text: string) => void;
  /**
   * Shows the failure of a call; a cancelled call shows nothing.
   * @param text text for errors without a message for the user, or a function that makes the text from the message,
   * which can be empty
   */
  readonly showFailure: (error: unknown, text: string | ((message: string) => string)) => void;
}

/** Shows the result of an action as a toast. */
export function useNotices(): Notices {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      showSuccess: (text) => void dispatch(noticeShown({ kind: 'success', text })),
      showFailure(error, text) {
        if (isCancelled(error)) return;
        const { message } = toErrorView(error);
        dispatch(noticeShown({ kind: 'error', text: typeof text === 'string' ? message || text : text(message) }));
      },
    }),
    [dispatch],
  );
}
