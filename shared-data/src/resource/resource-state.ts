import type { Abilities, ListMeta } from '@enlace/shared-contract';

import type { ErrorView } from '../http-port';

/** A call goes pending, then fulfilled or rejected (SPEC §4). `idle`: not asked yet, or left before it answered. */
export type CallStatus = 'idle' | 'pending' | 'fulfilled' | 'rejected';

/** One list, by the query that asked for it. While a repeat is pending the rows of before stay. */
export interface ListState {
  readonly status: CallStatus;
  readonly rows: readonly unknown[];
  readonly meta: ListMeta | null;
  readonly abilities: Abilities | null;
  readonly error: ErrorView | null;
}

/** One record, by id or slug. A failure keeps its error (SPEC §4). */
export interface RecordState {
  readonly status: CallStatus;
  readonly record: unknown;
  readonly error: ErrorView | null;
}

/** One write: body plus status on success, error body plus status on failure (SPEC §4, §7). */
export interface WriteState {
  readonly status: CallStatus;
  /** Upload, in percent. */
  readonly progress: number;
  readonly result: { readonly status: number; readonly body: unknown } | null;
  readonly error: ErrorView | null;
}

/** The parts of a resource's slice, each by keys that the kit makes. */
export interface ResourceEntries {
  readonly lists: ListState;
  readonly records: RecordState;
  readonly writes: WriteState;
}

/** What a resource's slice holds. */
export type ResourceState = { readonly [P in keyof ResourceEntries]: Readonly<Record<string, ResourceEntries[P]>> };

export const emptyResource: ResourceState = { lists: {}, records: {}, writes: {} };
export const idleList: ListState = { status: 'idle', rows: [], meta: null, abilities: null, error: null };
export const idleRecord: RecordState = { status: 'idle', record: null, error: null };
export const idleWrite: WriteState = { status: 'idle', progress: 0, result: null, error: null };
