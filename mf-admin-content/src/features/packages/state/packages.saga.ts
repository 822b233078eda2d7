import { AppError, packageCalls, packageSchema, type Package } from '@enlace/shared-contract';
import { send, toErrorView, type HttpAnswer } from '@enlace/shared-data';
import {
  fork,
  join,
  put,
  take,
  takeLatest,
  type SagaIterator,
  type Task,
  type UnknownAction,
} from '@enlace/shared-platform';

import { packagesSlice, type Price } from './packages.slice';

const { actions } = packagesSlice;

export function* watchPackages(): SagaIterator<void> {
  yield takeLatest([actions.listRequested.type, actions.listReleased.type], function* (action: UnknownAction) {
    if (actions.listRequested.match(action)) yield* loadPackages(action.payload.roleId);
  });
  yield fork(watchPrices);
}

function* loadPackages(roleId: number): SagaIterator<void> {
  try {
    const call = packageCalls.getRolePackages;
    const answer = yield* send({ call, query: { role_id: roleId }, client: 'authenticated' });
    yield put(actions.listReceived(packagesOf(answer)));
  } catch (error) {
    yield put(actions.listFailed(toErrorView(error)));
  }
}

/** Prices of one package are saved one after the other, so that the last one stays. */
function* watchPrices(): SagaIterator<void> {
  const running = new Map<number, Task>();
  for (;;) {
    const action: UnknownAction = yield take(actions.pricesSubmitted.type);
    if (!actions.pricesSubmitted.match(action) || action.payload.length === 0) continue;
    const prices = action.payload;
    const before = prices.flatMap(({ id }) => running.get(id) ?? []);
    const task: Task = yield fork(function* () {
      for (const each of before) yield join(each);
      yield* savePrices(prices);
    });
    prices.forEach(({ id }) => running.set(id, task));
  }
}

function* savePrices(prices: readonly Price[]): SagaIterator<void> {
  const [only] = prices;
  try {
    if (prices.length === 1 && only !== undefined) {
      const { id, price } = only;
      yield* send({ call: packageCalls.updatePackage, params: { id }, body: { price }, client: 'authenticated' });
    } else {
      const body = { packages: prices.map(({ id, price }) => ({ id, price })) };
      yield* send({ call: packageCalls.updateAllPackages, body, client: 'authenticated' });
    }
    yield put(actions.pricesSaved(prices));
  } catch (error) {
    yield put(actions.pricesRefused({ prices, error: toErrorView(error) }));
  }
}

function packagesOf({ body }: HttpAnswer): readonly Package[] {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!Array.isArray(data)) throw new AppError('BAD_ANSWER', { message: 'packages' });
  return data.map((row: unknown) => {
    const parsed = packageSchema.safeParse(row);
    if (!parsed.success) throw new AppError('BAD_ANSWER', { message: 'package' });
    return parsed.data;
  });
}
