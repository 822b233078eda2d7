import type { InjectedSlice, Need } from '@enlace/shared-data';
import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useCallback, useMemo } from 'react';

import { watchInboxEntry } from './inbox-entry.saga';
import {
  idleWork,
  inboxEntryPath,
  inboxEntrySlice,
  selectInboxEntry,
  type WorkKind,
  type WorkRequest,
  type WorkState,
} from './inbox-entry.slice';

/** The entry that is open, and what is done with entries. */
export const inboxEntry: InjectedSlice = {
  path: inboxEntryPath,
  reducer: inboxEntrySlice.reducer,
  saga: watchInboxEntry,
};

export function entryNeed(id: number): Need {
  return {
    key: `${inboxEntryPath}?${id}`,
    request: inboxEntrySlice.actions.entryRequested({ id }),
    release: inboxEntrySlice.actions.entryReleased(),
  };
}

export interface WorkHook extends WorkState {
  readonly start: (request: Omit<WorkRequest, 'kind'>) => void;
  readonly clear: () => void;
}

/** One kind of work: where it stands, and how it is begun. */
export function useWork(kind: WorkKind): WorkHook {
  const dispatch = useDispatch();
  const state = useSelector((all) => selectInboxEntry(all).work[kind] ?? idleWork);
  const start = useCallback(
    (request: Omit<WorkRequest, 'kind'>) => void dispatch(inboxEntrySlice.actions.workSubmitted({ ...request, kind })),
    [dispatch, kind],
  );
  const clear = useCallback(() => void dispatch(inboxEntrySlice.actions.workCleared(kind)), [dispatch, kind]);
  return useMemo(() => ({ ...state, start, clear }), [state, start, clear]);
}
