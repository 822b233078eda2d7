import type { Resource } from '@enlace/shared-contract';
import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useCallback, useMemo } from 'react';

import type { ListOf, ListQueryOf, RecordOf, RecordWhich, ResourceHandle } from './create-resource';
import type { WriteRequest } from './resource-slice';
import type { WriteState } from './resource-state';

/** Reads a list that the screen's `load` declared with the same query. */
export function useList<R extends Resource>(handle: ResourceHandle<R>, query: ListQueryOf<R>): ListOf<R> {
  return useSelector((state) => handle.selectList(state, query));
}

/** Reads a record that the screen's `load` declared. */
export function useRecord<R extends Resource>(handle: ResourceHandle<R>, which: RecordWhich): RecordOf<R> {
  return useSelector((state) => handle.selectRecord(state, which));
}

export interface WriteHook extends WriteState {
  /** Starts the write; a second call while one is under way does nothing (SPEC §4 and the kit's takeLeading). */
  start(request: Omit<WriteRequest, 'key'>): void;
  /** Back to idle, e.g. when a form opens again. */
  clear(): void;
}

/** A write under a key of its own, e.g. `useWrite(chapters, 'edit:5')`. */
export function useWrite<R extends Resource>(handle: ResourceHandle<R>, key: string): WriteHook {
  const dispatch = useDispatch();
  const state = useSelector((all) => handle.selectWrite(all, key));
  const start = useCallback(
    (request: Omit<WriteRequest, 'key'>) => void dispatch(handle.write({ ...request, key })),
    [dispatch, handle, key],
  );
  const clear = useCallback(() => void dispatch(handle.clearWrite(key)), [dispatch, handle, key]);
  return useMemo(() => ({ ...state, start, clear }), [state, start, clear]);
}

/** Asks for declared data again, e.g. from "Try again" or after a write. */
export function useReload(): (needs: readonly { readonly request: { readonly type: string } }[]) => void {
  const dispatch = useDispatch();
  return useCallback((needs) => needs.forEach((need) => dispatch(need.request)), [dispatch]);
}
