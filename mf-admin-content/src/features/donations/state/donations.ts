import { donationOfficeCalls, donationsSchema } from '@enlace/shared-contract/donations';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

import { type DonationsChoice, queryOf } from './donations-choice';
import { browserZone } from '../../../lib/browser-zone';

/** The subject of all that is read here: a refund changes sums of all donations. */
export const donationsSubject = 'donations';

/** Calls of the treasurer's list of donations. */
export const donations = createCalls('adminContent/donations', {
  list: defineCall({
    client: 'authenticated',
    request: (choice: DonationsChoice) => ({ call: donationOfficeCalls.listDonations, query: queryOf(choice) }),
    read: bodyOf(donationsSchema),
    keyOf: (choice) => JSON.stringify(queryOf(choice)),
    shows: () => [donationsSubject],
  }),
  file: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (time: Readonly<Record<string, string>>) => ({
      call: donationOfficeCalls.downloadDonations,
      query: { ...time, tz: browserZone() },
    }),
    read: ({ body }) => String(body),
  }),
});
