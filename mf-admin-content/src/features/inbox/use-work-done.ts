import { useEffect, useEffectEvent, useRef } from 'react';

import { useWork } from './state/inbox-entry';
import type { WorkKind } from './state/inbox-entry.slice';

export interface WorkEnds {
  readonly done?: () => void;
  /** With what the server said, empty for nothing. */
  readonly failed?: (said: string) => void;
}

/** Tells once how a piece of work has ended that went on while the component stood. */
export function useWorkDone(kind: WorkKind, ends: WorkEnds): void {
  const { status, error } = useWork(kind);
  const wasPending = useRef(false);
  const tell = useEffectEvent(() => {
    if (status === 'fulfilled') ends.done?.();
    if (status === 'rejected') ends.failed?.(error?.message ?? '');
  });
  useEffect(() => {
    if (wasPending.current && status !== 'pending') tell();
    wasPending.current = status === 'pending';
  }, [status]);
}
