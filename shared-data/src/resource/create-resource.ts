import type { EntityOf, ListQuery, Resource, RowOf } from '@enlace/shared-contract';
import { createAction, type Reducer, type UnknownAction } from '@enlace/shared-platform';
import type * as z from 'zod/mini';

import type { CallState, CallsState } from '../call/call-state';
import { createCalls, type Call, type CallAction } from '../call/create-calls';
import type { HttpAnswer, HttpRequest } from '../http-port';
import type { InjectedSlice, Need } from '../remote/define-remote';
import { resourceCalls, type RecordWhich, type ResourceCallOptions, type WriteInput } from './resource-calls';
import {
  listOf,
  recordOf,
  writeOf,
  type ListAnswer,
  type ListState,
  type RecordState,
  type WriteState,
} from './resource-state';
import { withChangedRow, type RowChange } from './row-changes';

export interface ResourceOptions extends Pick<ResourceCallOptions, 'whenMissing'> {
  /** `authenticated` where the answer's abilities matter (back office); public lists need no token. */
  readonly client?: HttpRequest['client'];
}

/** What a list of the resource may be asked: the usual query, and its filters where it has any. */
export type ListQueryOf<R extends Resource> = ListQuery & {
  readonly [F in keyof R['filters']['shape']]?: z.infer<R['filters']['shape'][F]>;
};

/** A list with the rows of its resource. */
export interface ListOf<R extends Resource> extends ListState {
  readonly rows: readonly RowOf<R>[];
}

/** A record of its resource. */
export interface RecordOf<R extends Resource> extends RecordState {
  readonly record: EntityOf<R> | null;
}

/** A write of a resource; `key` tells writes apart that are under way at the same time. */
export interface WriteRequest extends WriteInput {
  readonly key: string;
}

/** A resource as a remote uses it: its slice, its saga, what screens declare and read. */
export interface ResourceHandle<R extends Resource = Resource> extends InjectedSlice {
  readonly contract: R;
  /** Its writes as a declared call, for `useCall` and `runCall`. */
  readonly writes: Call<WriteInput, HttpAnswer>;
  /** Declares a list in a screen's `load`. */
  list(query: ListQueryOf<R>): Need;
  /** Declares one record, by id or slug; `lang` answers texts in that language only. */
  record(which: RecordWhich): Need;
  /** The action that starts a write. */
  write(request: WriteRequest): CallAction<HttpAnswer>;
  /** Forgets a settled write. */
  clearWrite(key: string): UnknownAction;
  /** Shows other values in a row of every list and record held, ahead of the server's answer or after it. */
  changeRow(id: number, values: Readonly<Record<string, unknown>>): UnknownAction;
  selectList(state: unknown, query: ListQueryOf<R>): ListOf<R>;
  selectRecord(state: unknown, which: RecordWhich): RecordOf<R>;
  selectWrite(state: unknown, key: string): WriteState;
}

/**
 * Makes a resource usable in a remote. The slice lives at `<owner>/<resource>`.
 * @param owner the remote's name for its slices, e.g. `adminContent`
 */
export function createResource<R extends Resource>(
  owner: string,
  contract: R,
  options: ResourceOptions = {},
): ResourceHandle<R> {
  const path = `${owner}/${contract.name}`;
  const client = options.client ?? (contract.wire.list.access.kind === 'public' ? 'public' : 'authenticated');
  const { whenMissing } = options;
  const specs = resourceCalls(contract, { client, ...(whenMissing === undefined ? {} : { whenMissing }) });
  const { calls, reducer, saga } = createCalls(path, specs);
  const rowChanged = createAction<RowChange>(`${path}/rowChanged`);
  // The slice is made from these calls, so its state is theirs.
  const withRows: Reducer = (state: CallsState | undefined, action) =>
    rowChanged.match(action) && state !== undefined ? withChangedRow(state, action.payload) : reducer(state, action);

  return {
    path,
    reducer: withRows,
    saga,
    contract,
    writes: calls.write,
    list: (query) => calls.list.need(query),
    record: (which) => calls.record.need(which),
    write: ({ key, ...input }) => calls.write.start(input, key),
    clearWrite: (key) => calls.write.clear(key),
    changeRow: (id, values) => rowChanged({ id, values }),
    // Only rows and records that the contract's schema has read are there, so their type is known.
    selectList: (state, query) => {
      const list: CallState<ListAnswer> = calls.list.select(state, calls.list.keyOf(query));
      return listOf(list) as ListOf<R>;
    },
    selectRecord: (state, which) => recordOf(calls.record.select(state, calls.record.keyOf(which))) as RecordOf<R>,
    selectWrite: (state, key) => writeOf(calls.write.select(state, key)),
  };
}
