import { type Certificate, certificateCalls, certificateSchema } from '@enlace/shared-contract/learning';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

const subject = 'certificates';

interface Named {
  readonly code: string;
}

const read = {
  request: ({ code }: Named) => ({ call: certificateCalls.read, params: { code } }),
  read: dataOf(certificateSchema),
  shows: () => [subject],
} as const;

/** Certificates by the code in their address. */
export const certificates = createCalls('public/certificates', {
  read: defineCall({ client: 'public', ...read }),
  /** With what only its learner, or an admin, reads. */
  readForUser: defineCall({ client: 'authenticated', ...read }),
  showName: defineCall({
    mode: 'queue',
    client: 'authenticated',
    request: ({ code, shows_name }: Pick<Certificate, 'code' | 'shows_name'>) => ({
      call: certificateCalls.showName,
      params: { code },
      body: { shows_name },
    }),
    read: dataOf(certificateSchema),
    changes: () => [subject],
  }),
  revoke: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: ({ code, reason }: Named & { readonly reason: string }) => ({
      call: certificateCalls.revoke,
      params: { code },
      body: { reason },
    }),
    // Without `changes`: a read in the background that fails, as it does then, keeps the old answer.
    read: () => null,
  }),
});
