import { useRef, useState } from 'react';

import type { Verdict } from '../offline/snapshot';

/** A scan that waits for the press of mode Standard. */
export interface PendingScan {
  readonly code: string;
  readonly verdict: Verdict;
}

export interface Pending {
  readonly scan: PendingScan | null;
  readonly isSending: boolean;
  /** Whether a scan waits or is being sent; also between two renders. */
  readonly has: () => boolean;
  readonly open: (scan: PendingScan) => void;
  /** Sends the scan once, and closes it with the answer. */
  readonly send: (work: (scan: PendingScan) => Promise<unknown>) => void;
  readonly cancel: () => void;
}

/** The one person whom mode Standard shows before the check-in. */
export function usePending(): Pending {
  const present = useRef<{ readonly scan: PendingScan | null; readonly isSending: boolean }>(none);
  const [state, setState] = useState(none);
  const set = (next: typeof none) => {
    present.current = next;
    setState(next);
  };
  return {
    ...state,
    has: () => present.current.scan !== null,
    open: (scan) => set({ scan, isSending: false }),
    send: (work) => {
      const { scan, isSending } = present.current;
      if (scan === null || isSending) return;
      set({ scan, isSending: true });
      void work(scan).finally(() => set(none));
    },
    cancel: () => {
      if (!present.current.isSending) set(none);
    },
  };
}

const none: { readonly scan: PendingScan | null; readonly isSending: boolean } = { scan: null, isSending: false };
