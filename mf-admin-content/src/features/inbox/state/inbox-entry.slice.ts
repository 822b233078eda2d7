import type { FormState, InboxEntry, WireCall } from '@enlace/shared-contract';
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
  /** How often it was done, and how often it failed, since the inbox was opened: none of it is missed by who counts. */
  readonly done: number;
  readonly refused: number;
}

/** What an entry is to become: shown at once, taken back when the server refuses. */
export interface WantedChange {
  readonly state?: FormState;
  readonly assignee_id?: number | null;
}

interface Wanted extends WantedChange {
  /** Changes of the entry that are still under way. */
  readonly count: number;
}

export interface InboxEntryState {
  readonly id: number | null;
  readonly status: CallStatus;
  readonly entry: InboxEntry | null;
  readonly error: ErrorView | null;
  readonly work: Readonly<Partial<Record<WorkKind, WorkState>>>;
  /** By entry. */
  readonly wanted: Readonly<Record<number, Wanted>>;
}

export const inboxEntryPath = 'adminContent/inboxEntry';
export const idleWork: WorkState = { status: 'idle', error: null, body: null, done: 0, refused: 0 };
const initialState: InboxEntryState = { id: null, status: 'idle', entry: null, error: null, work: {}, wanted: {} };

function withWork(state: InboxEntryState, kind: WorkKind, change: (before: WorkState) => Partial<WorkState>) {
  const before = state.work[kind] ?? idleWork;
  return { ...state.work, [kind]: { ...before, error: null, body: null, ...change(before) } };
}

/** With what a request wants of its entry, or without, once it has ended. */
function withWanted({ wanted }: InboxEntryState, { kind, params = {}, body }: WorkRequest, by: 1 | -1) {
  const id = Number(params['id']);
  if (kind !== 'change' || Number.isNaN(id)) return wanted;
  const { [id]: before = { count: 0 }, ...others } = wanted;
  const count = before.count + by;
  if (count <= 0) return others;
  return { ...others, [id]: { ...before, ...(by === 1 ? (body as WantedChange | undefined) : {}), count } };
}

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
      work: withWork(state, payload.kind, () => ({ status: 'pending' })),
      wanted: withWanted(state, payload, 1),
    }),
    workDone: (state, { payload }: PayloadAction<{ readonly request: WorkRequest; readonly body: unknown }>) => ({
      ...state,
      work: withWork(state, payload.request.kind, ({ done }) => ({
        status: 'fulfilled',
        body: payload.body,
        done: done + 1,
      })),
      wanted: withWanted(state, payload.request, -1),
    }),
    workFailed: (state, { payload }: PayloadAction<{ readonly request: WorkRequest; readonly error: ErrorView }>) => ({
      ...state,
      work: withWork(state, payload.request.kind, ({ refused }) => ({
        status: 'rejected',
        error: payload.error,
        refused: refused + 1,
      })),
      wanted: withWanted(state, payload.request, -1),
    }),
    workCleared: (state, { payload }: PayloadAction<WorkKind>) => ({
      ...state,
      work: withWork(state, payload, () => ({ status: 'idle' })),
    }),
  },
});

export function selectInboxEntry(state: unknown): InboxEntryState {
  return (state as { readonly [inboxEntryPath]?: InboxEntryState })[inboxEntryPath] ?? initialState;
}
