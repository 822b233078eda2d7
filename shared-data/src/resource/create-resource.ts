import type { EntityOf, ListQuery, Resource, RowOf } from '@enlace/shared-contract';
import type { Reducer, UnknownAction } from '@enlace/shared-platform';
import type * as z from 'zod/mini';

import type { HttpRequest } from '../http-port';
import { queryKey } from './keys';
import { watchResource } from './resource-saga';
import { createResourceSlice, type WriteOperation, type WriteRequest } from './resource-slice';
import {
  emptyResource,
  idleList,
  idleRecord,
  idleWrite,
  type ListState,
  type RecordState,
  type ResourceState,
  type WriteState,
} from './resource-state';
import type { InjectedSlice, Need } from '../remote/define-remote';

export interface ResourceOptions {
  /** `authenticated` where the answer's abilities matter (back office); public lists need no token (SPEC §6). */
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

/** A resource as a remote uses it: its slice, its saga, what screens declare and read. */
export interface ResourceHandle<R extends Resource = Resource> extends InjectedSlice {
  readonly contract: R;
  /** Declares a list in a screen's `load`. */
  list(query: ListQueryOf<R>): Need;
  /** Declares one record, by id or slug; `lang` answers texts in that language only. */
  record(which: RecordWhich): Need;
  /** The action that starts a write; `key` tells concurrent writes apart. */
  write(request: WriteRequest): UnknownAction;
  /** Forgets a settled write. */
  clearWrite(key: string): UnknownAction;
  /** Shows other values in a row of every list held, ahead of the server's answer or after it. */
  changeRow(id: number, values: Readonly<Record<string, unknown>>): UnknownAction;
  selectList(state: unknown, query: ListQueryOf<R>): ListOf<R>;
  selectRecord(state: unknown, which: RecordWhich): RecordOf<R>;
  selectWrite(state: unknown, key: string): WriteState;
}

export type RecordWhich = ({ readonly id: number } | { readonly slug: string }) & {
  readonly lang?: string;
  /** Token of a preview: the record by its slug with its draft laid over it. */
  readonly preview?: string;
};
export type { WriteOperation };

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
  const slice = createResourceSlice(path);
  const { actions } = slice;
  const client = options.client ?? (contract.wire.list.access.kind === 'public' ? 'public' : 'authenticated');
  const reducer: Reducer<ResourceState> = slice.reducer;

  return {
    path,
    reducer,
    contract,
    *saga() {
      yield* watchResource({ contract, slice, client });
    },
    list(query) {
      const key = queryKey(query);
      return need(`${path}?${key}`, actions.listRequested({ key, query }), actions.listReleased({ key }));
    },
    record(which) {
      const key = queryKey(which);
      return need(`${path}/${key}`, actions.recordRequested({ key, ...which }), actions.recordReleased({ key }));
    },
    write: (request) => actions.writeRequested(request),
    clearWrite: (key) => actions.writeCleared({ key }),
    changeRow: (id, values) => actions.rowChanged({ id, values }),
    // The saga puts only rows and records there that the contract's schema has read, so their type is known.
    selectList: (state, query) => (partOf(state, path).lists[queryKey(query)] ?? idleList) as ListOf<R>,
    selectRecord: (state, which) => (partOf(state, path).records[queryKey(which)] ?? idleRecord) as RecordOf<R>,
    selectWrite: (state, key) => partOf(state, path).writes[key] ?? idleWrite,
  };
}

function need(key: string, request: UnknownAction, release: UnknownAction): Need {
  return { key, request, release };
}

/** A slice that is not injected (yet) reads as empty. */
function partOf(state: unknown, path: string): ResourceState {
  const part = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[path] : undefined;
  return (part as ResourceState | undefined) ?? emptyResource;
}
