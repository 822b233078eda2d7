import type { Abilities, ListMeta } from '@enlace/shared-contract';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

import type { ErrorView, HttpAnswer } from '../http-port';
import {
  emptyResource,
  idleList,
  idleRecord,
  idleWrite,
  type CallStatus,
  type ListState,
  type ResourceEntries,
  type ResourceState,
} from './resource-state';

interface Keyed {
  readonly key: string;
}
export interface ListRequest extends Keyed {
  readonly query: Readonly<Record<string, unknown>>;
}
export interface RecordRequest extends Keyed {
  readonly id?: number;
  readonly slug?: string;
  readonly lang?: string;
  readonly preview?: string;
}
export type WriteOperation = 'add' | 'edit' | 'remove' | 'hardRemove';
export interface WriteRequest extends Keyed {
  readonly operation: WriteOperation;
  readonly id?: number;
  readonly values?: Readonly<Record<string, unknown>>;
  /** The record as it was loaded, for the differences of its relations. */
  readonly original?: Readonly<Record<string, unknown>>;
  /** The `versionTag` of the record the write was made from; without it whoever writes last has it. */
  readonly ifMatch?: string;
}
interface Received extends Keyed {
  readonly rows: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly abilities: Abilities | null;
}
interface RowChange {
  readonly id: number;
  readonly values: Readonly<Record<string, unknown>>;
}
interface Failed extends Keyed {
  readonly error: ErrorView;
}

/** Most lists, records and writes a slice keeps; the oldest go first. */
const kept = 24;

/**
 * The slice of a resource. Actions are events, e.g. `adminContent/chapters/listReceived`.
 * @param path `<remote>/<resource>`
 */
export function createResourceSlice(path: string) {
  return createSlice({
    name: path,
    initialState: emptyResource,
    reducers: {
      listRequested: at<'lists', ListRequest>('lists', ask),
      listReceived: at<'lists', Received>('lists', (_, { rows, meta, abilities }) => ({
        status: 'fulfilled',
        rows,
        meta,
        abilities,
        error: null,
      })),
      listFailed: at<'lists', Failed>('lists', (_, { error }) => ({ ...idleList, status: 'rejected', error })),
      rowChanged: (state, { payload: { id, values } }: PayloadAction<RowChange>) => ({
        ...state,
        lists: Object.fromEntries(Object.entries(state.lists).map(([key, list]) => [key, withRow(list, id, values)])),
      }),
      listReleased: at<'lists', Keyed>('lists', (list) => leave(list, list.rows.length > 0)),
      recordRequested: at<'records', RecordRequest>('records', ask),
      recordReceived: at<'records', Keyed & { readonly record: unknown }>('records', (_, { record }) => ({
        status: 'fulfilled',
        record,
        error: null,
      })),
      recordFailed: at<'records', Failed>('records', (_, { error }) => ({ ...idleRecord, status: 'rejected', error })),
      recordReleased: at<'records', Keyed>('records', (entry) => leave(entry, entry.record !== null)),
      writeRequested: at<'writes', WriteRequest>('writes', (write) =>
        write.status === 'pending' ? write : ask(idleWrite),
      ),
      writeProgressed: at<'writes', Keyed & { readonly progress: number }>('writes', (write, { progress }) => ({
        ...write,
        progress,
      })),
      writeSucceeded: at<'writes', Keyed & HttpAnswer>('writes', (_, { status, body }) => ({
        status: 'fulfilled',
        progress: 100,
        result: { status, body },
        error: null,
      })),
      writeFailed: at<'writes', Failed>('writes', (_, { error }) => ({ ...idleWrite, status: 'rejected', error })),
      writeCleared: (state, { payload }: PayloadAction<Keyed>) => {
        const { [payload.key]: _gone, ...writes } = state.writes;
        return { ...state, writes };
      },
    },
  });
}

export type ResourceSlice = ReturnType<typeof createResourceSlice>;

const idle: ResourceEntries = { lists: idleList, records: idleRecord, writes: idleWrite };

/** A reducer of one entry, which goes last; the oldest go, but none under way. The same entry changes nothing. */
function at<K extends keyof ResourceEntries, P extends Keyed>(
  part: K,
  next: (entry: ResourceEntries[K], payload: P) => ResourceEntries[K],
) {
  return (state: ResourceState, { payload }: PayloadAction<P>): ResourceState => {
    const held = state[part];
    const before: ResourceEntries[K] = held[payload.key] ?? idle[part];
    const entry = next(before, payload);
    if (entry === before) return state;
    const others = Object.entries<ResourceEntries[K]>(held).filter(([name]) => name !== payload.key);
    const surplus = others.length - kept + 1;
    const remaining = others.filter(([, { status }], index) => index >= surplus || status === 'pending');
    return { ...state, [part]: { ...Object.fromEntries(remaining), [payload.key]: entry } };
  };
}

/** The list with other values in one of its rows; the same list where that row is not. */
function withRow(list: ListState, id: number, values: RowChange['values']): ListState {
  const isIt = (row: unknown) => typeof row === 'object' && row !== null && 'id' in row && row.id === id;
  if (!list.rows.some(isIt)) return list;
  return { ...list, rows: list.rows.map((row) => (isIt(row) ? Object.assign({}, row, values) : row)) };
}

function ask<E>(entry: E): E & { readonly status: 'pending' } {
  return { ...entry, status: 'pending' };
}

/** What was let go of before it was answered is as it was. */
function leave<E extends { readonly status: CallStatus }>(entry: E, isFilled: boolean): E {
  return entry.status === 'pending' ? { ...entry, status: isFilled ? 'fulfilled' : 'idle' } : entry;
}
