import type { Upload } from '@enlace/shared-contract/media';
import type { ErrorView, InjectedSlice } from '@enlace/shared-data';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

import type { Medium } from '../media-calls';
import { watchUploads } from './uploads.saga';

export type UploadStatus =
  /** Waits for other uploads. */
  | 'waiting'
  | 'sending'
  /** Without a connection; it tries again automatically. */
  | 'stalled'
  | 'paused'
  | 'failed'
  | 'done';

/** One upload without its bytes; the saga holds the file. */
export interface UploadEntry {
  readonly id: string;
  /** The queue that shows it: a field, or the library. */
  readonly group: string;
  readonly name: string;
  readonly bytes: number;
  readonly status: UploadStatus;
  /** 0 to 100. */
  readonly progress: number;
  /** The server's id of the upload, once known; the upload continues with it. */
  readonly placeId: string | null;
  readonly medium: Medium | null;
  /** The library already had a file with this content. */
  readonly isDuplicate: boolean;
  readonly error: ErrorView | null;
}

/** A file to upload. */
export interface NewUpload {
  readonly id: string;
  readonly file: File;
}

export interface UploadsAdded {
  readonly group: string;
  readonly files: readonly NewUpload[];
  /** Accepted kinds; by default every kind that the library accepts. */
  readonly kind?: 'image' | 'document';
  readonly folder?: string | null;
}

interface Named {
  readonly id: string;
}

type State = readonly UploadEntry[];

/**
 * The uploads of a remote; one slice per remote. A hand-written slice, not a declared call, because an upload consists
 * of several requests: it waits for other uploads, pauses without a connection or on request, and continues at the
 * server's position.
 */
export interface Uploads extends InjectedSlice {
  readonly actions: UploadActions;
  /** The uploads of one queue, oldest first. */
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
    // This slice owns the path, so the value there is its state.
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
      /** Continues after a pause, or tries again after a failure. */
      resumed: (state, { payload }: PayloadAction<Named>): State =>
        change(state, payload, { status: 'waiting', error: null }),
      /** Cancels an upload, or removes a finished one from the list. */
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
