import type { ListQuery } from '@enlace/shared-contract/lists';
import type { EntityOf, Resource, RowOf } from '@enlace/shared-contract/resources';
import { createAction, type Reducer, type UnknownAction } from '@enlace/shared-platform';
import type * as z from 'zod/mini';

import type { CallState, CallsState } from '../call/call-state';
import { createCalls, type Call, type CallAction } from '../call/create-calls';
import type { HttpAnswer, HttpRequest } from '../http-port';
import type { InjectedSlice, Query } from '../remote/define-remote';
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
  /** `authenticated` when the screens need the answer's abilities (back office); public lists need no token. */
  readonly client?: HttpRequest['client'];
}

/** Name of a field of the rows of a resource's list. */
export type FieldOf<R extends Resource> = keyof RowOf<R> & string;

/**
 * The query of a resource's list: page, search and order, and the resource's filters. With `fields`, the rows have only
 * these fields; without it, all of them.
 */
export type ListQueryOf<R extends Resource, F extends FieldOf<R> = FieldOf<R>> = ListQuery & {
  readonly [N in keyof R['filters']['shape']]?: z.infer<R['filters']['shape'][N]>;
} & { readonly fields?: readonly F[] };

/** A list with the rows of its resource, with the fields of its query. */
export interface ListOf<R extends Resource, F extends FieldOf<R> = FieldOf<R>> extends ListState {
  readonly rows: readonly Pick<RowOf<R>, F>[];
}

/** A record of its resource. */
export interface RecordOf<R extends Resource> extends RecordState {
  readonly record: EntityOf<R> | null;
}

/** A write of a resource; `key` distinguishes writes that can run at the same time. */
export interface WriteRequest extends WriteInput {
  readonly key: string;
}

/** A resource in a remote: its slice, its saga, and what screens declare and read. */
export interface ResourceHandle<R extends Resource = Resource> extends InjectedSlice {
  readonly contract: R;
  /** Its writes as a declared call, for `useCall` and `runCall`. */
  readonly writes: Call<WriteInput, HttpAnswer>;
  /** Declares a list in a screen's `load`. */
  list(query: ListQueryOf<R>): Query;
  /** Declares one record, by id or slug; `lang` restricts its texts to that language. */
  record(which: RecordWhich): Query;
  /** The action that starts a write. */
  write(request: WriteRequest): CallAction<HttpAnswer>;
  /** Resets a finished write. */
  clearWrite(key: string): UnknownAction;
  /** Changes values of a row in every loaded list and record, before or after the server's answer. */
  changeRow(id: number, values: Readonly<Record<string, unknown>>): UnknownAction;
  selectList<F extends FieldOf<R>>(state: unknown, query: ListQueryOf<R, F>): ListOf<R, F>;
  selectRecord(state: unknown, which: RecordWhich): RecordOf<R>;
  selectWrite(state: unknown, key: string): WriteState;
}

/**
 * Makes the handle of a resource in a remote. Its slice has the path `<owner>/<resource>`.
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
  // The slice is made from these calls, so it has their state.
  const withRows: Reducer = (state: CallsState | undefined, action) =>
    rowChanged.match(action) && state !== undefined ? withChangedRow(state, action.payload) : reducer(state, action);

  return {
    path,
    reducer: withRows,
    saga,
    contract,
    writes: calls.write,
    list: (query) => calls.list.query(query),
    record: (which) => calls.record.query(which),
    write: ({ key, ...input }) => calls.write.start(input, key),
    clearWrite: (key) => calls.write.clear(key),
    changeRow: (id, values) => rowChanged({ id, values }),
    // The contract's schema has parsed these rows and records, so they have its type.
    selectList: <F extends FieldOf<R>>(state: unknown, query: ListQueryOf<R, F>) => {
      const list: CallState<ListAnswer> = calls.list.select(state, calls.list.keyOf(query));
      return listOf(list) as ListOf<R, F>;
    },
    selectRecord: (state, which) => recordOf(calls.record.select(state, calls.record.keyOf(which))) as RecordOf<R>,
    selectWrite: (state, key) => writeOf(calls.write.select(state, key)),
  };
}
