import { packageCalls, packagesSchema, type Package } from '@enlace/shared-contract/packages';
import { createCalls, dataOf, defineCall, type CallSpec } from '@enlace/shared-data';
import { put, select } from '@enlace/shared-platform';

const client = 'authenticated';

/** A price in minor units of the package's currency. */
export interface Price {
  readonly id: number;
  readonly price: number;
}

export interface PriceChange {
  readonly roleId: number;
  /** One or several prices; they are saved together or not at all. */
  readonly prices: readonly Price[];
}

/** Prices are saved one after the other, so that the last one wins. */
const savePrices: CallSpec<PriceChange, readonly Price[]> = {
  mode: 'queue',
  client,
  *perform({ roleId, prices }, send) {
    const [first, ...others] = prices;
    if (first === undefined) return prices;
    if (others.length === 0) {
      const { id, price } = first;
      yield* send({ call: packageCalls.updatePackage, params: { id }, body: { price } });
    } else yield* send({ call: packageCalls.updateAllPackages, body: { packages: prices } });

    const { list } = packages.calls;
    const shownPackages: readonly Package[] | null = yield select(
      (state: unknown) => list.select(state, list.keyOf(roleId)).answer,
    );
    const newPrice = ({ id, price }: Price) => prices.find((each) => each.id === id)?.price ?? price;
    if (shownPackages !== null) {
      const changedPackages = shownPackages.map((each) => ({ ...each, price: newPrice(each) }));
      yield put(list.replaced(roleId, changedPackages));
    }
    return prices;
  },
  changes: () => ['packages'],
};

/** The packages of a role, and the changes of their prices. */
export const packages = createCalls('adminContent/packages', {
  list: defineCall({
    client,
    request: (roleId: number) => ({ call: packageCalls.getRolePackages, query: { role_id: roleId } }),
    read: dataOf(packagesSchema),
    shows: () => ['packages'],
  }),
  savePrices,
});
