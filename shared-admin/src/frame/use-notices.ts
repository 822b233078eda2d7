import { isCancelled, noticeShown, toErrorView } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useMemo } from 'react';

export interface Notices {
  readonly showSuccess: (text: string) => void;
  /**
   * Shows why a call failed; nothing when it was left before it ended.
   * @param text shown where the error has no message for the user; or makes the text of that message, which may be empty
   */
  readonly showFailure: (error: unknown, text: string | ((message: string) => string)) => void;
}

/** Says above the screen how something ended. */
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
