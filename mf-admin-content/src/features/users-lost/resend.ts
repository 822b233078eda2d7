import { resendLostCall } from '@enlace/shared-contract';
import { createCalls, defineCall, subjectOf } from '@enlace/shared-data';

/** Mails a new pin. What the answer says beside "done" is not needed. */
export const lostMails = createCalls('adminContent/resendLost', {
  resend: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (id: number) => ({ call: resendLostCall, params: { id } }),
    read: () => true,
    changes: (id) => [subjectOf('users_lost', id)],
  }),
});
