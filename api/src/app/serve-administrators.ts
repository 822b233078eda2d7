import { AppError } from '@enlace/shared-contract/errors';
import { internalAdministratorsPath, newAdministratorSchema } from '@enlace/shared-contract/platform';
import type { FastifyPluginAsync } from 'fastify';

import { isSecret } from '../infrastructure/changes/is-secret';
import { handleErrors } from '../infrastructure/errors/error-handler';
import { parseBody } from '../kit/core/http/parse';
import type { Api } from './create-api';

export interface ServeAdministratorsOptions {
  /** Null refuses all calls. */
  readonly secret: string | null;
  readonly appointAdmin: Api['appointAdmin'];
}

/** The call of a gateway in another process that appoints an administrator. Other callers get 401. */
export function serveAdministrators({ secret, appointAdmin }: ServeAdministratorsOptions): FastifyPluginAsync {
  return async (app) => {
    handleErrors(app);
    app.post(internalAdministratorsPath, async (request, reply) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (secret === null || !isSecret(token, secret))
        throw new AppError('UNAUTHENTICATED', { message: 'not the secret of the gateway' });
      void reply.header('cache-control', 'no-store');
      return { data: await appointAdmin(parseBody(newAdministratorSchema, request)) };
    });
  };
}
