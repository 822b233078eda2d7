import { AppError, type WireCall } from '@enlace/shared-contract';
import { send, toErrorView, type ErrorView, type InjectedSlice, type Need } from '@enlace/shared-data';
import {
  call,
  createSlice,
  put,
  takeLatest,
  type PayloadAction,
  type SagaIterator,
  type UnknownAction,
} from '@enlace/shared-platform';
import type * as z from 'zod/mini';

import { idleFigure, type FigureState } from './figure-state';

/** One dashboard call as screens use it. */
export interface Figure<T> extends InjectedSlice {
  /** Declares it in a screen's `load`. */
  readonly need: Need;
  select(state: unknown): FigureState<T>;
}

/** Makes slice and saga of a dashboard call; the newest question wins and leaving ends it (SPEC §7, Dashboards). */
export function createFigure<S extends z.ZodMiniType>(name: string, wireCall: WireCall, schema: S): Figure<z.infer<S>> {
  const path = `dashboards/${name}`;
  const initialState: FigureState<unknown> = idleFigure;
  const slice = createSlice({
    name: path,
    initialState,
    reducers: {
      requested: (state) => ({ ...state, status: 'pending' as const, error: null }),
      received: (_, { payload }: PayloadAction<unknown>) => ({
        status: 'fulfilled' as const,
        data: payload,
        error: null,
      }),
      failed: (_, { payload }: PayloadAction<ErrorView>) => ({
        status: 'rejected' as const,
        data: null,
        error: payload,
      }),
      released: (state) =>
        state.status === 'pending' ? { ...state, status: state.data === null ? 'idle' : 'fulfilled' } : state,
    },
  });
  const { requested, received, failed, released } = slice.actions;

  function* load(): SagaIterator<void> {
    try {
      const answer = yield* send({ call: wireCall, client: 'authenticated' });
      const parsed = schema.safeParse(dataOf(answer.body));
      if (!parsed.success) throw new AppError('BAD_ANSWER', { message: path });
      yield put(received(parsed.data));
    } catch (error) {
      yield put(failed(toErrorView(error)));
    }
  }

  return {
    path,
    reducer: slice.reducer,
    *saga() {
      yield takeLatest([requested.type, released.type], function* (action: UnknownAction) {
        if (requested.match(action)) yield call(load);
      });
    },
    need: { key: path, request: requested(), release: released() },
    // The saga puts only there what the schema has read, so its type is known.
    select: (state) => ((state as Record<string, unknown>)[path] ?? idleFigure) as FigureState<z.infer<S>>,
  };
}

function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
}
