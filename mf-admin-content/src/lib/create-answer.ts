import { AppError, type WireCall } from '@enlace/shared-contract';
import {
  queryKey,
  send,
  toErrorView,
  type CallStatus,
  type ErrorView,
  type InjectedSlice,
  type Need,
} from '@enlace/shared-data';
import { createSlice, put, takeLatest, type PayloadAction, type SagaIterator } from '@enlace/shared-platform';

/** The answer to the newest question. The one before stays until the next is here, so that a page does not jump. */
export interface AnswerState<T> {
  /** Names the question. */
  readonly key: string;
  readonly status: CallStatus;
  readonly data: T | null;
  readonly error: ErrorView | null;
}

export interface Question {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** A schema, as far as an answer is read by it. */
interface Reader<T> {
  safeParse(value: unknown): { readonly success: true; readonly data: T } | { readonly success: false };
}

export interface Answer<T> extends InjectedSlice {
  readonly idle: AnswerState<T>;
  /** Declares the question in a screen's `load`. */
  need(question?: Question): Need;
  /** Puts a newer state of the same answer there, e.g. what a write has answered. */
  replaced(data: T): PayloadAction<unknown>;
  select(state: unknown): AnswerState<T>;
}

/**
 * A reading call that is no list of a resource: a slice with the newest answer, read by the contract's schema. What
 * another question has answered is no answer to this one, unless `keeps` says that it may be shown meanwhile.
 */
export function createAnswer<T>(
  path: string,
  declaration: { readonly call: WireCall; readonly schema: Reader<T>; readonly keeps?: boolean },
): Answer<T> {
  const { call, schema, keeps = true } = declaration;
  const idle: AnswerState<T> = { key: '', status: 'idle', data: null, error: null };
  // The slice does not know what a schema makes of an answer; only what it has read gets there.
  const initialState: AnswerState<unknown> = idle;
  const slice = createSlice({
    name: path,
    initialState,
    reducers: {
      requested: (state, { payload }: PayloadAction<Question & { readonly key: string }>) => ({
        key: payload.key,
        status: 'pending' as const,
        data: keeps || state.key === payload.key ? state.data : null,
        error: null,
      }),
      received: (state, { payload }: PayloadAction<unknown>) => ({
        ...state,
        status: 'fulfilled' as const,
        data: payload,
        error: null,
      }),
      failed: (state, { payload }: PayloadAction<ErrorView>) => ({
        ...state,
        status: 'rejected' as const,
        data: null,
        error: payload,
      }),
      released: (state) => (state.status === 'pending' ? idle : state),
    },
  });
  const { requested, received, failed, released } = slice.actions;

  function* load(question: Question): SagaIterator<void> {
    try {
      const answer = yield* send({ call, client: 'authenticated', ...question });
      const parsed = schema.safeParse(answer.body);
      if (!parsed.success) throw new AppError('BAD_ANSWER', { message: path });
      yield put(received(parsed.data));
    } catch (error) {
      yield put(failed(toErrorView(error)));
    }
  }

  return {
    path,
    reducer: slice.reducer,
    idle,
    *saga() {
      yield takeLatest([requested.type, released.type], function* (action: { readonly type: string }) {
        if (requested.match(action)) yield* load(questionOf(action.payload));
      });
    },
    need(question = {}) {
      const key = queryKey({ ...question.params, ...question.query });
      return { key: `${path}?${key}`, request: requested({ ...question, key }), release: released() };
    },
    replaced: (data) => received(data),
    select: (state) => ((state as Readonly<Record<string, unknown>>)[path] as AnswerState<T> | undefined) ?? idle,
  };
}

function questionOf({ params, query }: Question): Question {
  return { ...(params === undefined ? {} : { params }), ...(query === undefined ? {} : { query }) };
}
