import { useDispatch } from '@enlace/shared-platform';
import { useMemo } from 'react';

import { toErrorView } from './error-view';
import { noticeShown } from './notices';

export interface Notices {
  /** Says that something has been done. */
  readonly success: (text: string) => void;
  /**
   * Says why a call failed, in the server's words or else in these; a function makes the text of the server's words,
   * which may be empty. A call that was cancelled is passed over: its screen has been left.
   */
  readonly failure: (error: unknown, otherwise: string | ((said: string) => string)) => void;
}

/** Notices of the frame, for handlers that wait for a call. */
export function useNotices(): Notices {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      success: (text) => void dispatch(noticeShown({ kind: 'success', text })),
      failure(error, otherwise) {
        const { code, message } = toErrorView(error);
        if (code === 'CANCELLED') return;
        const text = typeof otherwise === 'string' ? message || otherwise : otherwise(message);
        dispatch(noticeShown({ kind: 'error', text }));
      },
    }),
    [dispatch],
  );
}
