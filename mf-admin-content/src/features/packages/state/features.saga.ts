import { AppError, featureSchema, packageCalls, type Feature } from '@enlace/shared-contract';
import { send, toErrorView, type HttpAnswer } from '@enlace/shared-data';
import {
  fork,
  put,
  select,
  take,
  takeLatest,
  takeLeading,
  type PayloadAction,
  type SagaIterator,
  type UnknownAction,
} from '@enlace/shared-platform';

import { cellKey, featuresSlice, flagOf, selectFeatures, type FeatureForm, type FlagCell } from './features.slice';

const { actions } = featuresSlice;

export function* watchFeatures(): SagaIterator<void> {
  yield takeLatest([actions.listRequested.type, actions.listReleased.type], function* (action: UnknownAction) {
    if (actions.listRequested.match(action)) yield* loadFeatures(action.payload.roleId);
  });
  yield takeLeading(actions.featureSubmitted.type, submitFeature);
  yield fork(watchFlags);
}

function* loadFeatures(roleId: number): SagaIterator<void> {
  try {
    // Without a language, so that the form has every translation.
    const query = { role_id: roleId };
    const answer = yield* send({ call: packageCalls.getFeatures, query, client: 'authenticated' });
    yield put(actions.listReceived(listOf(answer).map(featureOf)));
  } catch (error) {
    yield put(actions.listFailed(toErrorView(error)));
  }
}

/** One request at a time for a cell; clicks meanwhile are not lost, the last one is what is sent next. */
function* watchFlags(): SagaIterator<void> {
  const busy = new Set<string>();
  for (;;) {
    const action: UnknownAction = yield take(actions.flagToggled.type);
    if (!actions.flagToggled.match(action)) continue;
    const { featureId, packageId } = action.payload;
    const cell = { featureId, packageId };
    const key = cellKey(cell);
    if (busy.has(key)) continue;
    busy.add(key);
    yield fork(function* () {
      try {
        yield* saveFlag(cell);
      } finally {
        busy.delete(key);
      }
    });
  }
}

function* saveFlag(cell: FlagCell): SagaIterator<void> {
  for (;;) {
    const wanted = yield* wantedFlag(cell);
    if (wanted === undefined) return;
    const body = { ...cell, isEnabled: wanted };
    try {
      yield* send({ call: packageCalls.updateToggle, body, client: 'authenticated' });
      yield put(actions.flagSaved(body));
    } catch (error) {
      // A click that came meanwhile wants the other state: whether this one arrived or not, that is sent.
      const now = yield* wantedFlag(cell);
      if (now !== undefined && now !== wanted) continue;
      yield put(actions.flagRefused({ ...cell, error: toErrorView(error) }));
      return;
    }
    const now = yield* wantedFlag(cell);
    if (now === wanted) return;
  }
}

function* wantedFlag(cell: FlagCell): SagaIterator<boolean | undefined> {
  return yield select((state: unknown) => flagOf(selectFeatures(state).features, cell));
}

function* submitFeature({ payload }: PayloadAction<FeatureForm>): SagaIterator<void> {
  const { id, values } = payload;
  try {
    const call = id === null ? packageCalls.createFeature : packageCalls.updateFeature;
    const answer = yield* send({ call, params: id === null ? {} : { id }, body: values, client: 'authenticated' });
    const feature = featureOf(dataOf(answer));
    yield put(id === null ? actions.featureAdded(feature) : actions.featureUpdated(feature));
  } catch (error) {
    yield put(actions.saveFailed(toErrorView(error)));
  }
}

function dataOf({ body }: HttpAnswer): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
}

function listOf(answer: HttpAnswer): readonly unknown[] {
  const data = dataOf(answer);
  if (!Array.isArray(data)) throw new AppError('BAD_ANSWER', { message: 'features' });
  return data;
}

function featureOf(value: unknown): Feature {
  const parsed = featureSchema.safeParse(value);
  if (!parsed.success) throw new AppError('BAD_ANSWER', { message: 'feature' });
  return parsed.data;
}
