import { donationCalls, donationSchema, myDonationsSchema } from '@enlace/shared-contract/donations';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

const subject = 'donations';

/** Donations of the account. */
export const donations = createCalls('member/donations', {
  list: defineCall({
    client: 'authenticated',
    request: ({ lang }: { readonly lang: string }) => ({ call: donationCalls.listMyDonations, query: { lang } }),
    read: bodyOf(myDonationsSchema),
    shows: () => [subject],
  }),
  end: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (token: string) => ({ call: donationCalls.endDonation, params: { token } }),
    read: dataOf(donationSchema),
    changes: () => [subject],
  }),
});
