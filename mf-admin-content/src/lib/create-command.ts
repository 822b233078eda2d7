import { AppError, type WireCall } from '@enlace/shared-contract';
import { send, toErrorView, type CallStatus, type ErrorView, type InjectedSlice } from '@enlace/shared-data';
import {
  createSlice,
  put,
  takeLeading,
  useDispatch,
  useSelector,
  type PayloadAction,
  type SagaIterator,
} from '@enlace/shared-platform';
import { useMemo } from 'react';

/** Where a writing call stands. */
export interface CommandState<T> {
  readonly status: CallStatus;
  readonly data: T | null;
  readonly error: ErrorView | null;
}

export interface Order {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface Reader<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

export interface Command<T> extends InjectedSlice {
  start(order: Order): PayloadAction<Order>;
  clear(): { readonly type: string };
  select(state: unknown): CommandState<T>;
}

/** A writing call that is no write of a resource. One at a time; a second while one is under way does nothing. */
export function createCommand<T>(
  path: string,
  { call, schema }: { readonly call: WireCall; readonly schema: Reader<T> },
): Command<T> {
  const idle: CommandState<T> = { status: 'idle', data: null, error: null };
  // The slice does not know what a schema makes of an answer; only what it has read gets there.
  const initialState: CommandState<unknown> = idle;
  const slice = createSlice({
    name: path,
    initialState,
    reducers: {
      started: (_state, _action: PayloadAction<Order>) => ({ status: 'pending' as const, data: null, error: null }),
      done: (_state, { payload }: PayloadAction<unknown>) => ({
        status: 'fulfilled' as const,
        data: payload,
        error: null,
      }),
      refused: (_state, { payload }: PayloadAction<ErrorView>) => ({
        status: 'rejected' as const,
        data: null,
        error: payload,
      }),
      cleared: () => initialState,
    },
  });
  const { started, done, refused, cleared } = slice.actions;

  function* run({ payload }: PayloadAction<Order>): SagaIterator<void> {
    try {
      const answer = yield* send({ call, client: 'authenticated', ...payload });
      const parsed = schema.safeParse(answer.body);
      if (!parsed.success) throw new AppError('BAD_ANSWER', { message: path });
      yield put(done(parsed.data));
    } catch (error) {
      yield put(refused(toErrorView(error)));
    }
  }

  return {
    path,
    reducer: slice.reducer,
    *saga() {
      yield takeLeading(started.type, run);
    },
    start: (order) => started(order),
    clear: () => cleared(),
    select: (state) => ((state as Readonly<Record<string, unknown>>)[path] as CommandState<T> | undefined) ?? idle,
  };
}

export interface CommandHook<T> extends CommandState<T> {
  start(order: Order): void;
  clear(): void;
}

/** A command and how it stands. */
export function useCommand<T>(command: Command<T>): CommandHook<T> {
  const dispatch = useDispatch();
  const state = useSelector(command.select);
  return useMemo(
    () => ({
      ...state,
      start: (order) => void dispatch(command.start(order)),
      clear: () => void dispatch(command.clear()),
    }),
    [command, dispatch, state],
  );
}
