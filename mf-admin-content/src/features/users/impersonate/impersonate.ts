import { impersonationCalls, impersonationSchema } from '@enlace/shared-contract/identity';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** Starts an impersonation. */
export const impersonation = createCalls('adminContent/impersonation', {
  begin: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (body: { readonly user_id: number; readonly reason: string }) => ({
      call: impersonationCalls.start,
      body: { ...body },
    }),
    read: dataOf(impersonationSchema),
  }),
});
