import {
  donationCalls,
  donationPaymentSchema,
  donationSchema,
  startedDonationSchema,
} from '@enlace/shared-contract/donations';
import { userCalls } from '@enlace/shared-contract/identity';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';
import * as z from 'zod/mini';

interface Link {
  readonly token: string;
  readonly lang: string;
}

const subject = 'donations';

/** A donation by its secret token, and the start of a new one. */
export const donations = createCalls('public/donations', {
  /** The person who is signed in. */
  donor: defineCall({
    client: 'authenticated',
    request: ({ lang }: { readonly lang: string }) => ({ call: userCalls.me, query: { lang } }),
    read: dataOf(z.object({ first_name: z.string(), last_name: z.string(), email: z.string() })),
  }),
  start: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (body: Readonly<Record<string, unknown>>) => ({ call: donationCalls.startDonation, body }),
    read: dataOf(startedDonationSchema),
  }),
  donation: defineCall({
    client: 'authenticated',
    request: ({ token, lang }: Link) => ({ call: donationCalls.getDonation, params: { token }, query: { lang } }),
    read: dataOf(donationSchema),
    shows: () => [subject],
  }),
  payment: defineCall({
    client: 'authenticated',
    request: ({ token, lang }: Link) => ({ call: donationCalls.payDonation, params: { token }, query: { lang } }),
    read: dataOf(donationPaymentSchema),
  }),
  end: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ token, lang }: Link) => ({ call: donationCalls.endDonation, params: { token }, query: { lang } }),
    read: dataOf(donationSchema),
    changes: () => [subject],
  }),
});
