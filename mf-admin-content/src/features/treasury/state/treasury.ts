import { membershipFiguresSchema, membershipsSchema, treasuryCalls } from '@enlace/shared-contract/memberships';
import { packageCalls, pricedPackagesSchema } from '@enlace/shared-contract/packages';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { type MembershipsChoice, queryOf } from './memberships-choice';
import { browserZone } from '../../../lib/browser-zone';

/** The subject of all that is read here: a change of one membership changes sums of all. */
export const membershipsSubject = 'memberships';

/** Calls of the treasurer's screens. */
export const treasury = createCalls('adminContent/treasury', {
  list: defineCall({
    client: 'authenticated',
    request: (choice: MembershipsChoice) => ({ call: treasuryCalls.listMemberships, query: queryOf(choice) }),
    read: bodyOf(membershipsSchema),
    keyOf: (choice) => JSON.stringify(queryOf(choice)),
    shows: () => [membershipsSubject],
  }),
  packages: defineCall({
    client: 'authenticated',
    request: (_: undefined) => ({ call: packageCalls.listAllPackages }),
    read: dataOf(pricedPackagesSchema),
    shows: () => ['packages'],
  }),
  figures: defineCall({
    client: 'authenticated',
    request: (currency: string) => ({
      call: treasuryCalls.getMembershipFigures,
      query: currency === '' ? {} : { currency },
    }),
    read: dataOf(membershipFiguresSchema.shape.data),
    shows: () => [membershipsSubject],
  }),
  file: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (time: Readonly<Record<string, string>>) => ({
      call: treasuryCalls.downloadInvoices,
      query: { ...time, tz: browserZone() },
    }),
    read: ({ body }) => String(body),
  }),
});
