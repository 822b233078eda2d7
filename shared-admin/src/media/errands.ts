import {
  AppError,
  arrangedSchema,
  changedMediumSchema,
  mediaCalls,
  mediaOverviewSchema,
  restoreCall,
  restoredMediumSchema,
  type Arranged,
  type ChangedPlace,
  type EntityOf,
  type media,
  type MediaOverview,
} from '@enlace/shared-contract';
import { send, toErrorView, type CallStatus, type ErrorView, type InjectedSlice } from '@enlace/shared-data';
import { createSlice, fork, put, take, type PayloadAction, type SagaIterator } from '@enlace/shared-platform';

export type Medium = EntityOf<typeof media>;

/** Answers of the library's calls, by name. */
interface Answers {
  readonly adjust: { readonly data: Medium; readonly report: readonly ChangedPlace[] };
  readonly replace: { readonly data: Medium; readonly report: readonly ChangedPlace[] };
  readonly arrange: { readonly data: Arranged };
  readonly overview: { readonly data: MediaOverview };
  readonly restore: { readonly data: { readonly id: number } };
}

export type ErrandName = keyof Answers;

const answers = {
  adjust: changedMediumSchema,
  replace: changedMediumSchema,
  arrange: arrangedSchema,
  overview: mediaOverviewSchema,
  restore: restoredMediumSchema,
} as const;

const calls = { ...mediaCalls, restore: restoreCall } as const;

/** One call of the library; `key` tells several of a kind apart. */
export interface Errand {
  readonly name: ErrandName;
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface ErrandState<N extends ErrandName = ErrandName> {
  readonly status: CallStatus;
  readonly answer: Answers[N] | null;
  readonly error: ErrorView | null;
}

const idle: ErrandState = { status: 'idle', answer: null, error: null };

/** The calls of the media library that change several rows, or read no row; one slice per remote. */
export interface Errands extends InjectedSlice {
  /** Starts a call; a second one of the same key is left alone while it is under way. */
  run(errand: Errand): { readonly type: string };
  forget(key: string): { readonly type: string };
  select<N extends ErrandName>(state: unknown, name: N, key: string): ErrandState<N>;
}

type State = Readonly<Record<string, ErrandState>>;

const nothing: State = {};

export function createErrands(owner: string): Errands {
  const path = `${owner}/media_errands`;
  const { actions, reducer } = createSlice({
    name: path,
    initialState: nothing,
    reducers: {
      asked: (state, { payload }: PayloadAction<Errand>): State => ({
        ...state,
        [placeOf(payload)]: { ...(state[placeOf(payload)] ?? idle), status: 'pending', error: null },
      }),
      answered: (state, { payload }: PayloadAction<{ place: string; answer: Answers[ErrandName] }>): State => ({
        ...state,
        [payload.place]: { status: 'fulfilled', answer: payload.answer, error: null },
      }),
      failed: (state, { payload }: PayloadAction<{ place: string; error: ErrorView }>): State => ({
        ...state,
        [payload.place]: { status: 'rejected', answer: null, error: payload.error },
      }),
      forgotten: (state, { payload }: PayloadAction<string>): State =>
        Object.fromEntries(Object.entries(state).filter(([place]) => !place.endsWith(` ${payload}`))),
    },
  });

  function* work(errand: Errand): SagaIterator<void> {
    const place = placeOf(errand);
    try {
      const { name, params, body } = errand;
      const answer = yield* send({
        call: calls[name],
        client: 'authenticated',
        ...(params === undefined ? {} : { params }),
        ...(body === undefined ? {} : { body }),
      });
      const read = answers[name].safeParse(answer.body);
      if (!read.success) throw new AppError('BAD_ANSWER', { message: name });
      yield put(actions.answered({ place, answer: read.data }));
    } catch (error) {
      yield put(actions.failed({ place, error: toErrorView(error) }));
    }
  }

  return {
    path,
    reducer,
    *saga(): SagaIterator<void> {
      const running = new Map<string, { isRunning(): boolean }>();
      for (;;) {
        const { payload }: PayloadAction<Errand> = yield take(actions.asked.type);
        const place = placeOf(payload);
        if (running.get(place)?.isRunning() === true) continue;
        running.set(place, yield fork(work, payload));
      }
    },
    run: (errand) => actions.asked(errand),
    forget: (key) => actions.forgotten(key),
    select<N extends ErrandName>(state: unknown, name: N, key: string) {
      // The path is this slice's own, and a place holds answers of its own call alone.
      const held = (state as Readonly<Record<string, State | undefined>>)[path];
      return (held?.[placeOf({ name, key })] ?? idle) as ErrandState<N>;
    },
  };
}

function placeOf({ name, key }: Pick<Errand, 'name' | 'key'>): string {
  return `${name} ${key}`;
}
