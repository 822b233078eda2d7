import { privacyCalls, privacySchema, users, type Privacy } from '@enlace/shared-contract/identity';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** Who sees which part of the own record. */
export const privacy = createCalls('member/privacy', {
  choose: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (change: Readonly<Partial<Privacy>>) => ({ call: privacyCalls.update, body: change }),
    read: dataOf(privacySchema),
    changes: () => [users.name],
  }),
});
