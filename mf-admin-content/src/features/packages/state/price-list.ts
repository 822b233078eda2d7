import { couponSchema, packageCalls, pricedPackageSchema, type PricedPackage } from '@enlace/shared-contract';
import { send, toErrorView, type HttpAnswer, type InjectedSlice } from '@enlace/shared-data';
import { put, takeLatest, type PayloadAction, type SagaIterator } from '@enlace/shared-platform';

import { priceListPath, priceListSlice, type PriceListQuery } from './price-list.slice';

const { requested, received, failed } = priceListSlice.actions;

/** What visitors are shown (`rolepackages/list-all`), asked as they ask it. */
export const priceList: InjectedSlice = {
  path: priceListPath,
  reducer: priceListSlice.reducer,
  *saga() {
    yield takeLatest(requested.type, loadPriceList);
  },
};

function* loadPriceList({ payload }: PayloadAction<PriceListQuery>): SagaIterator<void> {
  const { roleId, coupon, lang } = payload;
  try {
    const query = { role_id: roleId, coupon, lang };
    const answer = yield* send({ call: packageCalls.listAllPackages, query, client: 'public' });
    yield put(received(readPriceList(answer)));
  } catch (error) {
    yield put(failed(failureText(error)));
  }
}

function readPriceList({ body }: HttpAnswer) {
  const { data, meta }: { readonly data?: unknown; readonly meta?: unknown } =
    typeof body === 'object' && body !== null ? body : {};
  if (!Array.isArray(data)) throw new Error('No data returned from server');
  const packages = data.map((row: unknown): PricedPackage => {
    const parsed = pricedPackageSchema.safeParse(row);
    if (!parsed.success) throw new Error('No data returned from server');
    return parsed.data;
  });
  const given: unknown = typeof meta === 'object' && meta !== null && 'coupon' in meta ? meta.coupon : null;
  const coupon = couponSchema.safeParse(given);
  return { packages, coupon: coupon.success ? coupon.data : null };
}

/** SPEC §8, list-all failure: the server's message, else the error's, else 'Unknown error'. */
export function failureText(error: unknown): string {
  const { body } = toErrorView(error);
  const said: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  if (typeof said === 'string' && said !== '') return said;
  return error instanceof Error && error.message !== '' ? error.message : 'Unknown error';
}
