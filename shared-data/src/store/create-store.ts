import {
  applyMiddleware,
  combineReducers,
  createSagaMiddleware,
  legacy_createStore,
  type Reducer,
  type SagaIterator,
  type Store,
  type Task,
} from '@enlace/shared-platform';
import { persistReducer, persistStore } from 'redux-persist';
import type { Persistor } from 'redux-persist';

import { activityReducer } from '../activity';
import type { HttpPort } from '../http-port';
import { noticesReducer } from '../notices';
import type { InjectedSlice } from '../remote/define-remote';
import type { SagaContext } from '../send';
import { guardedReducer } from './guarded-reducer';
import { createSliceStorage, type PlainStorage } from './slice-storage';
import { superviseRemote, type FaultReporter } from './supervise';

/** Settings of redux-persist; `timeout` in milliseconds. */
const persistence = { key: 'root', version: 2, timeout: 5000 } as const;

export interface StoreOptions {
  readonly http: HttpPort;
  /** Local storage; null on the server. */
  readonly storage: PlainStorage | null;
  /** The shell's own slices, e.g. auth; they exist from the start. */
  readonly slices: readonly InjectedSlice[];
  readonly report: FaultReporter;
  /** State that the server sent with the page, by slice; a slice that is injected later also starts from it. */
  readonly preloadedState?: Readonly<Record<string, unknown>>;
}

export interface PlatformStore {
  readonly store: Store;
  readonly persistor: Persistor | null;
  /**
   * Adds a remote's slices and starts their sagas under supervision; existing slices stay unchanged. Throws when
   * another reducer uses a path.
   * @returns ends all sagas of the remote; the state of the slices stays for the next visit
   */
  inject(owner: string, slices: readonly InjectedSlice[]): () => void;
  /** Runs a saga of the shell. */
  run(saga: () => SagaIterator<void>): Task;
}

/** The running sagas of a remote, and the paths of their slices. */
interface Running {
  readonly tasks: Task[];
  readonly paths: Set<string>;
}

function isFirst(slices: readonly InjectedSlice[], path: string, at: number): boolean {
  return slices.findIndex((slice) => slice.path === path) === at;
}

/** Makes the one store of the platform. */
export function createPlatformStore(options: StoreOptions): PlatformStore {
  const storage = createSliceStorage(options.storage, (path) => path === '_persist' || whitelist.includes(path));
  const whitelist = options.slices.filter((slice) => slice.isPersisted).map((slice) => slice.path);
  const originals = new Map<string, Reducer>();
  const reducers: Record<string, Reducer> = { activity: activityReducer, notices: noticesReducer };
  let combinedReducer = combineReducers(reducers);

  function add(slice: InjectedSlice): void {
    const usedReducer = originals.get(slice.path);
    if (usedReducer !== undefined && usedReducer !== slice.reducer)
      throw new Error(`slice ${slice.path} is taken by another reducer`);
    if (usedReducer !== undefined) return;
    originals.set(slice.path, slice.reducer);
    const safeReducer = guardedReducer(slice.path, slice.reducer, options.report);
    const isLate = slice.isPersisted && !whitelist.includes(slice.path);
    if (isLate) whitelist.push(slice.path);
    const start = (isLate ? storage.take(slice.path) : undefined) ?? options.preloadedState?.[slice.path];
    reducers[slice.path] = (state: unknown = start, action) => safeReducer(state, action);
    combinedReducer = combineReducers(reducers);
  }

  options.slices.forEach(add);
  // The store's reducer never changes, so redux-persist needs no restart after an injection.
  const dynamic: Reducer = (state, action) => combinedReducer(state, action);
  const sagaMiddleware = createSagaMiddleware({ context: { http: options.http } });
  const config = { ...persistence, storage, whitelist };
  const store: Store = legacy_createStore(
    options.storage === null ? dynamic : persistReducer(config, dynamic),
    applyMiddleware(sagaMiddleware),
  );
  const context: SagaContext = { http: options.http, dispatch: store.dispatch };
  sagaMiddleware.setContext(context);
  const remotes = new Map<string, Running>();

  return {
    store,
    persistor: options.storage === null ? null : persistStore(store),
    inject(owner, slices) {
      slices.forEach(add);
      store.dispatch({ type: `${owner}/injected` });
      const running = remotes.get(owner) ?? { tasks: [], paths: new Set<string>() };
      remotes.set(owner, running);
      // Two features can have the same slice; its saga runs once.
      const fresh = slices.filter(({ path }, at) => !running.paths.has(path) && isFirst(slices, path, at));
      fresh.forEach(({ path }) => running.paths.add(path));
      const sagas = fresh.flatMap(({ path, saga }) => (saga ? [{ place: path, run: saga }] : []));
      if (sagas.length > 0) running.tasks.push(sagaMiddleware.run(superviseRemote, owner, sagas, options.report));
      return () => {
        running.tasks.forEach((task) => task.cancel());
        if (remotes.get(owner) === running) remotes.delete(owner);
        // Another version of the remote can inject its own reducers; they continue with the state.
        running.paths.forEach((path) => originals.delete(path));
      };
    },
    run: (saga) => sagaMiddleware.run(saga),
  };
}
