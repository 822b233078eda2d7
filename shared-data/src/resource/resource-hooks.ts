import type { Resource } from '@enlace/shared-contract/resources';
import { useDispatch, useSelector } from '@enlace/shared-platform';
import { useCallback, useMemo } from 'react';

import { useStart } from '../call/call-hooks';
import { runCall } from '../call/run-call';
import { useVisit } from '../call/use-visit';
import type { HttpAnswer } from '../http-port';
import type { Query } from '../remote/define-remote';
import type { FieldOf, ListOf, ListQueryOf, RecordOf, ResourceHandle } from './create-resource';
import type { RecordWhich, WriteInput } from './resource-calls';
import type { WriteState } from './resource-state';

/** The state of a list that the screen's `load` declares with the same query. */
export function useList<R extends Resource, F extends FieldOf<R>>(
  handle: ResourceHandle<R>,
  query: ListQueryOf<R, F>,
): ListOf<R, F> {
  return useSelector((state) => handle.selectList(state, query));
}

/** The state of a record that the screen's `load` declares. */
export function useRecord<R extends Resource>(handle: ResourceHandle<R>, which: RecordWhich): RecordOf<R> {
  return useSelector((state) => handle.selectRecord(state, which));
}

export interface WriteHook extends WriteState {
  /**
   * Starts the write; a second call during a running write is not sent. The state shows success and failure; `onDone`
   * runs on success if the component is still mounted.
   */
  start(input: WriteInput, onDone?: (answer: HttpAnswer) => void): void;
  /**
   * Starts the write. Resolves with the answer; rejects with the `AppError` to show, or with code CANCELLED when the
   * component was unmounted meanwhile. An unmounted component does not stop the write.
   */
  run(input: WriteInput): Promise<HttpAnswer>;
  /** Resets the write to idle, e.g. when a form opens again. */
  clear(): void;
}

/** A write with its own key, e.g. `useWrite(chapters, 'edit:5')`. */
export function useWrite<R extends Resource>(handle: ResourceHandle<R>, key: string): WriteHook {
  const dispatch = useDispatch();
  const state = useSelector((all) => handle.selectWrite(all, key));
  const duringVisit = useVisit(key);
  const run = useCallback(
    (input: WriteInput) => duringVisit(runCall(dispatch, handle.write({ ...input, key }))),
    [dispatch, duringVisit, handle, key],
  );
  const start = useStart(run);
  const clear = useCallback(() => void dispatch(handle.clearWrite(key)), [dispatch, handle, key]);
  return useMemo(() => ({ ...state, start, run, clear }), [state, start, run, clear]);
}

/** Requests declared data again, e.g. for "Try again". */
export function useReload(): (queries: readonly Query[]) => void {
  const dispatch = useDispatch();
  return useCallback((queries) => queries.forEach((query) => dispatch(query.repeat)), [dispatch]);
}
