import type { WireCall } from '@enlace/shared-contract';
import type { CallStatus, ErrorView, HttpAnswer } from '@enlace/shared-data';
import { createSlice, type PayloadAction } from '@enlace/shared-platform';

/** How the newest sending of one form stands. */
export interface Sending {
  readonly status: CallStatus;
  /** 0 to 100. */
  readonly progress: number;
  readonly answer: HttpAnswer | null;
  readonly error: ErrorView | null;
}

/** Work that tells a person's browser from a script; a form is sent without it when it is not ready. */
export interface Proof {
  readonly status: 'idle' | 'working' | 'ready';
  readonly solution: string;
  /** Milliseconds; a server takes it no longer than this. */
  readonly expiresAt: number;
}

export interface SendingState {
  readonly forms: Readonly<Record<string, Sending>>;
  readonly proof: Proof;
}

export interface FormRequest {
  /** Names the form; each is sent by itself. */
  readonly id: string;
  readonly call: WireCall;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Named {
  readonly id: string;
}

export const sendingPath = 'public/forms';
export const idleSending: Sending = { status: 'idle', progress: 0, answer: null, error: null };
const noProof: Proof = { status: 'idle', solution: '', expiresAt: 0 };
export const initialSending: SendingState = { forms: {}, proof: noProof };

export const sendingSlice = createSlice({
  name: sendingPath,
  initialState: initialSending,
  reducers: {
    sent: (state, { payload: { id } }: PayloadAction<FormRequest>) => put(state, id, { status: 'pending' }),
    progressed: (state, { payload: { id, progress } }: PayloadAction<Named & { readonly progress: number }>) =>
      put(state, id, { status: 'pending', progress }),
    succeeded: (state, { payload: { id, ...answer } }: PayloadAction<Named & HttpAnswer>) =>
      put(state, id, { status: 'fulfilled', progress: 100, answer }),
    failed: (state, { payload: { id, error } }: PayloadAction<Named & { readonly error: ErrorView }>) =>
      put(state, id, { status: 'rejected', error }),
    /** The form leaves, or is to be filled in anew. What is under way goes on. */
    forgotten: (state, { payload: { id } }: PayloadAction<Named>) => {
      const { [id]: sending, ...forms } = state.forms;
      return sending?.status === 'pending' ? state : { ...state, forms };
    },
    proofWanted: (state) =>
      state.proof.status === 'idle' ? { ...state, proof: { ...noProof, status: 'working' as const } } : state,
    proofMade: (state, { payload }: PayloadAction<Omit<Proof, 'status'>>) => ({
      ...state,
      proof: { status: 'ready' as const, ...payload },
    }),
    /** Taken by a form, or not to be had. */
    proofGone: (state) => ({ ...state, proof: noProof }),
  },
});

function put(state: SendingState, id: string, changes: Partial<Sending>): SendingState {
  return { ...state, forms: { ...state.forms, [id]: { ...idleSending, ...changes } } };
}

export function selectSendingState(state: unknown): SendingState {
  return (state as { readonly [sendingPath]?: SendingState })[sendingPath] ?? initialSending;
}
