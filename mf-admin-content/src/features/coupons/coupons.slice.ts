import { couponCalls, couponsSchema } from '@enlace/shared-contract/memberships';
import { packageCalls, pricedPackagesSchema } from '@enlace/shared-contract/packages';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { type CouponsChoice, queryOf } from './coupons-choice';

export const couponsSubject = 'coupons';

/** Calls of the screen of coupons. */
export const coupons = createCalls('adminContent/coupons', {
  list: defineCall({
    client: 'authenticated',
    request: (choice: CouponsChoice) => ({ call: couponCalls.listCoupons, query: queryOf(choice) }),
    read: bodyOf(couponsSchema),
    keyOf: (choice) => JSON.stringify(queryOf(choice)),
    shows: () => [couponsSubject],
  }),
  packages: defineCall({
    client: 'authenticated',
    request: (_: undefined) => ({ call: packageCalls.listAllPackages }),
    read: dataOf(pricedPackagesSchema),
    shows: () => ['packages'],
  }),
});
