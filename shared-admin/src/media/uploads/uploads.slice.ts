import type { Upload } from '@enlace/shared-contract';
import type { ErrorView, InjectedSlice } from '@enlace/shared-data';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

import type { Medium } from '../media-calls';
import { watchUploads } from './uploads.saga';

export type UploadStatus =
  /** Not begun: others go first. */
  | 'waiting'
  | 'sending'
  /** The connection is gone; it tries again by itself. */
  | 'stalled'
  | 'paused'
  | 'failed'
  | 'done';

/** One file on its way, without its bytes: those the saga holds. */
export interface UploadEntry {
  readonly id: string;
  /** The queue that shows it: a field, or the library. */
  readonly group: string;
  readonly name: string;
  readonly bytes: number;
  readonly status: UploadStatus;
  /** 0 to 100. */
  readonly progress: number;
  /** The server's name for it, once it has one: it goes on from there. */
  readonly placeId: string | null;
  readonly medium: Medium | null;
  /** The content was in the library before. */
  readonly isDuplicate: boolean;
  readonly error: ErrorView | null;
}

/** A file to be sent. */
export interface NewUpload {
  readonly id: string;
  readonly file: File;
}

export interface UploadsAdded {
  readonly group: string;
  readonly files: readonly NewUpload[];
  /** What may be sent; anything the library takes unless told. */
  readonly kind?: 'image' | 'document';
  readonly folder?: string | null;
}

interface Named {
  readonly id: string;
}

type State = readonly UploadEntry[];

/**
 * The files on their way; one slice per remote. A hand-made slice, not a declared call: an upload is sent in parts, waits
 * for its turn, stalls without a connection, is paused and continues where the server says.
 */
export interface Uploads extends InjectedSlice {
  readonly actions: UploadActions;
  /** The files of one queue, oldest first. */
  select(state: unknown): readonly UploadEntry[];
}

export type UploadActions = ReturnType<typeof createUploadsSlice>['actions'];

export function createUploads(owner: string): Uploads {
  const path = `${owner}/media_uploads`;
  const { actions, reducer } = createUploadsSlice(path);
  return {
    path,
    reducer,
    actions,
    saga: () => watchUploads(actions),
    // The path is this slice's own, so what stands there is its state.
    select: (state) => (state as Readonly<Record<string, State | undefined>>)[path] ?? none,
  };
}

const none: State = [];

function createUploadsSlice(path: string) {
  const change = (state: State, { id }: Named, changes: Partial<UploadEntry>): State =>
    state.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));
  return createSlice({
    name: path,
    initialState: none,
    reducers: {
      added: (state, { payload }: PayloadAction<UploadsAdded>): State => [
        ...state,
        ...payload.files.map(({ id, file }) => entryOf(id, payload.group, file)),
      ],
      started: (state, { payload }: PayloadAction<Named>): State =>
        change(state, payload, { status: 'sending', error: null }),
      placed: (state, { payload }: PayloadAction<Named & { readonly place: Upload }>): State =>
        change(state, payload, { status: 'sending', placeId: payload.place.id, progress: shareOf(payload.place) }),
      progressed: (state, { payload }: PayloadAction<Named & { readonly progress: number }>): State =>
        change(state, payload, { status: 'sending', progress: payload.progress }),
      stalled: (state, { payload }: PayloadAction<Named>): State => change(state, payload, { status: 'stalled' }),
      stored: (
        state,
        { payload }: PayloadAction<Named & { readonly medium: Medium; readonly isDuplicate: boolean }>,
      ): State => {
        const { medium, isDuplicate } = payload;
        return change(state, payload, { status: 'done', progress: 100, medium, isDuplicate });
      },
      failed: (state, { payload }: PayloadAction<Named & { readonly error: ErrorView }>): State =>
        change(state, payload, { status: 'failed', error: payload.error }),
      paused: (state, { payload }: PayloadAction<Named>): State => change(state, payload, { status: 'paused' }),
      /** Goes on after a pause, or tries again after a failure. */
      resumed: (state, { payload }: PayloadAction<Named>): State =>
        change(state, payload, { status: 'waiting', error: null }),
      /** Called off, or taken from the list when it is done. */
      dismissed: (state, { payload }: PayloadAction<Named & { readonly placeId?: string | null }>): State =>
        state.filter(({ id }) => id !== payload.id),
    },
  });
}

function entryOf(id: string, group: string, file: File): UploadEntry {
  return {
    id,
    group,
    name: file.name,
    bytes: file.size,
    status: 'waiting',
    progress: 0,
    placeId: null,
    medium: null,
    isDuplicate: false,
    error: null,
  };
}

function shareOf({ offset, bytes }: Upload): number {
  return Math.floor((offset * 100) / bytes);
}
