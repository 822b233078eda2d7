import { priceChangeCalls, priceChangesSchema, pricePreviewSchema } from '@enlace/shared-contract/memberships';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

import { membershipsSubject } from '../state/treasury';
import { type PricesChoice, queryOf } from './prices-choice';

/** Calls of the screen of price changes. */
export const priceChanges = createCalls('adminContent/priceChanges', {
  list: defineCall({
    client: 'authenticated',
    request: (_: undefined) => ({ call: priceChangeCalls.listPriceChanges }),
    read: dataOf(priceChangesSchema.shape.data),
    shows: () => [membershipsSubject],
  }),
  preview: defineCall({
    client: 'authenticated',
    request: (choice: PricesChoice) => ({ call: priceChangeCalls.previewPriceChange, query: queryOf(choice) }),
    read: bodyOf(pricePreviewSchema),
    keyOf: (choice) => JSON.stringify(queryOf(choice)),
    shows: () => [membershipsSubject, 'packages'],
  }),
});
