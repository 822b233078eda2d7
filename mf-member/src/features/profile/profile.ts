import { authCalls, userSchema } from '@enlace/shared-contract';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** The user's own record, as stored on the server. */
export const profile = createCalls('member/profile', {
  actor: defineCall({
    client: 'authenticated',
    request: () => ({ call: authCalls.actor }),
    read: dataOf(userSchema),
  }),
});
