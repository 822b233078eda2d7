import { AppError } from '@enlace/shared-contract/errors';
import { administratorsPath, databaseCopyPath, newAdministratorSchema } from '@enlace/shared-contract/platform';
import type { FastifyInstance } from 'fastify';

import type { ApiPort } from '../api-mount/api-port';
import { handleErrors } from '../ops/errors';
import { requireToken } from '../registry/deploy-token';

export interface OperatorRoutes {
  readonly api: Pick<ApiPort, 'appointAdmin' | 'copyDatabase'>;
  readonly deployToken: string;
}

/** Calls of an operator, who has the deploy token. Neither the log nor a cache gets their answers. */
export async function operatorRoutes(app: FastifyInstance, { api, deployToken }: OperatorRoutes): Promise<void> {
  handleErrors(app);
  app.addHook('onRequest', async (request) => requireToken(request, deployToken));
  app.post(administratorsPath, async (request, reply) => {
    const body = newAdministratorSchema.safeParse(request.body);
    if (!body.success) throw new AppError('VALIDATION_FAILED', { userMessage: complaintOf(request.body) });
    const administrator = await api.appointAdmin(body.data);
    request.log.info({ isNew: administrator.isNew }, 'an operator appointed an administrator');
    void reply.header('cache-control', 'no-store');
    return { data: administrator };
  });
  app.post(databaseCopyPath, async (request) => {
    if (api.copyDatabase === undefined) throw new AppError('CONFLICT', { userMessage: elsewhere });
    const folder = await api.copyDatabase();
    request.log.info('an operator copied the database');
    return { data: { folder } };
  });
}

const elsewhere =
  'The database belongs to the process of the API: stop that process, then make the backup on its machine.';

function complaintOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
  if (typeof email !== 'string') return 'Send the e-mail address of the administrator.';
  const isAddress = newAdministratorSchema.safeParse({ email }).success;
  return isAddress ? 'A name has at most 120 characters.' : `"${email.slice(0, 254)}" is not an e-mail address.`;
}
