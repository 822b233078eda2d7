import { dependentsCall, dependentsSchema, AppError, type Dependent } from '@enlace/shared-contract';
import { send, toErrorView, type CallStatus, type ErrorView, type InjectedSlice } from '@enlace/shared-data';
import { createSlice, put, takeLatest, type PayloadAction, type SagaIterator } from '@enlace/shared-platform';

/** A row whose deletion is considered. */
export interface RowName {
  readonly resource: string;
  readonly id: number;
}

/** What goes along with the row asked for last. */
export interface DependentsState {
  readonly row: RowName | null;
  readonly status: CallStatus;
  readonly dependents: readonly Dependent[];
  readonly error: ErrorView | null;
}

const initialState: DependentsState = { row: null, status: 'idle', dependents: [], error: null };

/** The slice that knows what depends on a row; one per remote, `<owner>/dependents`. */
export interface Dependents extends InjectedSlice {
  /** Asks anew; only the newest answer counts. */
  request(row: RowName): { readonly type: string };
  select(state: unknown, row: RowName): DependentsState;
}

/** Makes the dependents of a remote's rows known to its delete dialogs. */
export function createDependents(owner: string): Dependents {
  const path = `${owner}/dependents`;
  const { actions, reducer } = createSlice({
    name: path,
    initialState,
    reducers: {
      requested: (_state, { payload }: PayloadAction<RowName>): DependentsState => ({
        ...initialState,
        row: payload,
        status: 'pending',
      }),
      received: (state, { payload }: PayloadAction<readonly Dependent[]>): DependentsState => ({
        ...state,
        status: 'fulfilled',
        dependents: payload,
      }),
      failed: (state, { payload }: PayloadAction<ErrorView>): DependentsState => ({
        ...state,
        status: 'rejected',
        error: payload,
      }),
    },
  });

  function* load({ payload }: PayloadAction<RowName>): SagaIterator<void> {
    try {
      const answer = yield* send({ call: dependentsCall, params: { ...payload }, client: 'authenticated' });
      const body = dependentsSchema.safeParse(answer.body);
      if (!body.success) throw new AppError('BAD_ANSWER');
      yield put(actions.received(body.data.data.filter(({ count }) => count > 0)));
    } catch (error) {
      yield put(actions.failed(toErrorView(error)));
    }
  }

  return {
    path,
    reducer,
    *saga() {
      yield takeLatest(actions.requested.type, load);
    },
    request: (row) => actions.requested(row),
    select(state, { resource, id }) {
      // The path is this slice's own, so what stands there is its state.
      const held = (state as Readonly<Record<string, DependentsState | undefined>>)[path] ?? initialState;
      return held.row?.resource === resource && held.row.id === id ? held : initialState;
    },
  };
}
