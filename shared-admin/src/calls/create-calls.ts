import type { WireCall } from '@enlace/shared-contract';
import { send, toErrorView, type CallStatus, type ErrorView, type InjectedSlice } from '@enlace/shared-data';
import {
  cancel,
  createSlice,
  fork,
  put,
  take,
  type PayloadAction,
  type SagaIterator,
  type Task,
  type UnknownAction,
} from '@enlace/shared-platform';

/** One call of the back office that is no list, record or write of a resource. */
export interface CallRequest {
  /** Tells concurrent calls apart. Of reads with the same key the newest counts, of writes the first. */
  readonly key: string;
  readonly call: WireCall;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The state tells how much of the body has been sent. */
  readonly isUpload?: boolean;
}

export interface CallState {
  readonly status: CallStatus;
  /** The last answer; it stays while the call is made again. */
  readonly body: unknown;
  readonly error: ErrorView | null;
  /** Of an upload under way, 0 to 100. */
  readonly progress?: number;
}

/** Calls under way and answered, by key; one slice for each remote, `<owner>/calls`. */
export interface Calls extends InjectedSlice {
  start(request: CallRequest): UnknownAction;
  /** Lets go: a read under way is cancelled, and what was answered is forgotten. */
  clear(key: string): UnknownAction;
  select(state: unknown, key: string): CallState;
}

type CallsState = Readonly<Record<string, CallState>>;

const idle: CallState = { status: 'idle', body: undefined, error: null };
const initialState: CallsState = {};

/** Makes the calls of a remote's back office. */
export function createCalls(owner: string): Calls {
  const path = `${owner}/calls`;
  const { actions, reducer } = createSlice({
    name: path,
    initialState,
    reducers: {
      started: (state, { payload: { key } }: PayloadAction<CallRequest>): CallsState => ({
        ...state,
        [key]: { ...(state[key] ?? idle), status: 'pending', error: null },
      }),
      progressed: (state, { payload }: PayloadAction<{ key: string; percent: number }>): CallsState => {
        const held = state[payload.key];
        return held?.status === 'pending' ? { ...state, [payload.key]: { ...held, progress: payload.percent } } : state;
      },
      answered: (state, { payload }: PayloadAction<{ key: string; body: unknown }>): CallsState =>
        payload.key in state
          ? { ...state, [payload.key]: { status: 'fulfilled', body: payload.body, error: null } }
          : state,
      failed: (state, { payload }: PayloadAction<{ key: string; error: ErrorView }>): CallsState =>
        payload.key in state
          ? { ...state, [payload.key]: { ...idle, status: 'rejected', error: payload.error } }
          : state,
      cleared: (state, { payload }: PayloadAction<{ key: string }>): CallsState =>
        Object.fromEntries(Object.entries(state).filter(([key]) => key !== payload.key)),
    },
  });

  function* make({ key, isUpload = false, ...request }: CallRequest): SagaIterator<void> {
    try {
      const watched = { progressed: (percent: number) => actions.progressed({ key, percent }) };
      const { body } = yield* send({ ...request, client: 'authenticated', ...(isUpload ? watched : {}) });
      yield put(actions.answered({ key, body }));
    } catch (error) {
      yield put(actions.failed({ key, error: toErrorView(error) }));
    }
  }

  return {
    path,
    reducer,
    *saga() {
      const running = new Map<string, Task>();
      for (;;) {
        const action: UnknownAction = yield take([actions.started.type, actions.cleared.type]);
        const key = actions.started.match(action) || actions.cleared.match(action) ? action.payload.key : '';
        const before = running.get(key);
        const isWrite = actions.started.match(action) && action.payload.call.method === 'POST';
        if (isWrite && before?.isRunning() === true) continue;
        if (before !== undefined) yield cancel(before);
        running.delete(key);
        if (actions.started.match(action)) running.set(key, yield fork(() => make(action.payload)));
      }
    },
    start: (request) => actions.started(request),
    clear: (key) => actions.cleared({ key }),
    select(state, key) {
      // The path is this slice's own, so what stands there is its state.
      const held = (state as Readonly<Record<string, CallsState | undefined>>)[path];
      return held?.[key] ?? idle;
    },
  };
}
