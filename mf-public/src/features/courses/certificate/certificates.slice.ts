import { certificateCalls, certificateSchema } from '@enlace/shared-contract/learning';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

const subject = 'certificates';

interface Named {
  readonly code: string;
}

/** Certificates by the code in their address. */
export const certificates = createCalls('public/certificates', {
  read: defineCall({
    client: 'public',
    request: ({ code }: Named) => ({ call: certificateCalls.read, params: { code } }),
    read: dataOf(certificateSchema),
    shows: () => [subject],
  }),
  revoke: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ code, reason }: Named & { readonly reason: string }) => ({
      call: certificateCalls.revoke,
      params: { code },
      body: { reason },
    }),
    read: () => null,
    changes: () => [subject],
  }),
});
