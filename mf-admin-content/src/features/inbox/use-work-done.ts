import { useEffect, useEffectEvent, useRef } from 'react';

import { useWork } from './state/inbox-entry';
import type { WorkKind } from './state/inbox-entry.slice';

export interface WorkEnds {
  readonly done?: () => void;
  /** With what the server said, empty for nothing. */
  readonly failed?: (said: string) => void;
}

/** Tells how each piece of work has ended that ended while the component stood; a failure before anything else. */
export function useWorkDone(kind: WorkKind, ends: WorkEnds): void {
  const { done, refused, error } = useWork(kind);
  const told = useRef({ done, refused });
  const tell = useEffectEvent(() => {
    const before = told.current;
    told.current = { done, refused };
    if (refused > before.refused) ends.failed?.(error?.message ?? '');
    if (done > before.done) ends.done?.();
  });
  useEffect(() => tell(), [done, refused]);
}
