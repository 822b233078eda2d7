import { resendLostCall } from '@enlace/shared-contract/identity';
import { createCalls, defineCall, subjectOf } from '@enlace/shared-data';

/** Sends a new pin by e-mail. Only the status of the answer matters. */
export const lostMails = createCalls('adminContent/resendLost', {
  resend: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (id: number) => ({ call: resendLostCall, params: { id } }),
    read: () => true,
    changes: (id) => [subjectOf('users_lost', id)],
  }),
});
