import { isAppError } from '@enlace/shared-contract';
import { useDispatch } from '@enlace/shared-platform';
import { useMemo } from 'react';

import { noticeShown } from './notices';

export interface Notices {
  /** Says that something has been done. */
  readonly success: (text: string) => void;
  /**
   * Says why a call failed, in the server's words or else in these. A call that was cancelled is passed over: its
   * screen has been left.
   */
  readonly failure: (error: unknown, otherwise: string) => void;
}

/** Notices of the frame, for handlers that wait for a call. */
export function useNotices(): Notices {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      success: (text) => void dispatch(noticeShown({ kind: 'success', text })),
      failure(error, otherwise) {
        const said = isAppError(error) ? error : null;
        if (said?.code === 'CANCELLED') return;
        dispatch(noticeShown({ kind: 'error', text: said?.userMessage || otherwise }));
      },
    }),
    [dispatch],
  );
}
