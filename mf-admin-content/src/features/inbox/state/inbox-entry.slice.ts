import type { InboxEntry, WireCall } from '@enlace/shared-contract';
import type { CallStatus, ErrorView } from '@enlace/shared-data';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** What can be done with entries; of each, one goes on at a time. */
export type WorkKind =
  'change' | 'bulk' | 'undo' | 'note' | 'preview' | 'reply' | 'duplicates' | 'convert' | 'remove' | 'export';

export interface WorkRequest {
  readonly kind: WorkKind;
  readonly call: WireCall;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface WorkState {
  readonly status: CallStatus;
  readonly error: ErrorView | null;
  /** What was answered. */
  readonly body: unknown;
}

export interface InboxEntryState {
  readonly id: number | null;
  readonly status: CallStatus;
  readonly entry: InboxEntry | null;
  readonly error: ErrorView | null;
  readonly work: Readonly<Partial<Record<WorkKind, WorkState>>>;
}

export const inboxEntryPath = 'adminContent/inboxEntry';
export const idleWork: WorkState = { status: 'idle', error: null, body: null };
const initialState: InboxEntryState = { id: null, status: 'idle', entry: null, error: null, work: {} };

export const inboxEntrySlice = createSlice({
  name: inboxEntryPath,
  initialState,
  reducers: {
    /** The entry of before stays until the new one is here, so that the pane does not jump. */
    entryRequested: (state, { payload }: PayloadAction<{ readonly id: number }>) => ({
      ...state,
      id: payload.id,
      status: 'pending' as const,
      error: null,
    }),
    entryReceived: (state, { payload }: PayloadAction<InboxEntry>) =>
      payload.id === state.id ? { ...state, status: 'fulfilled' as const, entry: payload, error: null } : state,
    entryFailed: (state, { payload }: PayloadAction<ErrorView>) => ({
      ...state,
      status: 'rejected' as const,
      entry: null,
      error: payload,
    }),
    entryReleased: (state) => ({ ...state, id: null, status: 'idle' as const, error: null }),
    workSubmitted: (state, { payload }: PayloadAction<WorkRequest>) => ({
      ...state,
      work: { ...state.work, [payload.kind]: { ...idleWork, status: 'pending' as const } },
    }),
    workDone: (state, { payload }: PayloadAction<{ readonly kind: WorkKind; readonly body: unknown }>) => ({
      ...state,
      work: { ...state.work, [payload.kind]: { status: 'fulfilled' as const, error: null, body: payload.body } },
    }),
    workFailed: (state, { payload }: PayloadAction<{ readonly kind: WorkKind; readonly error: ErrorView }>) => ({
      ...state,
      work: { ...state.work, [payload.kind]: { ...idleWork, status: 'rejected' as const, error: payload.error } },
    }),
    workCleared: (state, { payload }: PayloadAction<WorkKind>) => ({
      ...state,
      work: { ...state.work, [payload]: idleWork },
    }),
  },
});

export function selectInboxEntry(state: unknown): InboxEntryState {
  return (state as { readonly [inboxEntryPath]?: InboxEntryState })[inboxEntryPath] ?? initialState;
}
