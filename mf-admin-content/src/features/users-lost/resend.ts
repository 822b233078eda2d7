import { resendLostCall } from '@enlace/shared-contract';

import { createCommand } from '../../lib/create-command';

/** Mails a new pin. What the answer says beside "done" is not needed. */
export const resendLost = createCommand('adminContent/resendLost', {
  call: resendLostCall,
  schema: { safeParse: () => ({ success: true as const, data: true }) },
});
