import { authCalls, userSchema } from '@enlace/shared-contract';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** The member's own record, as the server has it now. */
export const profile = createCalls('member/profile', {
  actor: defineCall({
    client: 'authenticated',
    request: () => ({ call: authCalls.actor }),
    read: dataOf(userSchema),
  }),
});
