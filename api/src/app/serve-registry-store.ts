import { AppError } from '@enlace/shared-contract/errors';
import { internalRegistryStorePath, registryStoreSchema } from '@enlace/shared-contract/platform';
import type { FastifyPluginAsync } from 'fastify';

import { isSecret } from '../infrastructure/changes/is-secret';
import { handleErrors } from '../infrastructure/errors/error-handler';
import { parseBody } from '../kit/core/http/parse';
import type { Api } from './create-api';

export interface ServeRegistryStoreOptions {
  /** Null refuses all calls. */
  readonly secret: string | null;
  readonly claimRegistryStore: Api['claimRegistryStore'];
}

/** The call of a gateway in another process that names the folder of its releases. Other callers get 401. */
export function serveRegistryStore({ secret, claimRegistryStore }: ServeRegistryStoreOptions): FastifyPluginAsync {
  return async (app) => {
    handleErrors(app);
    app.post(internalRegistryStorePath, async (request, reply) => {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (secret === null || !isSecret(token, secret))
        throw new AppError('UNAUTHENTICATED', { message: 'not the secret of the gateway' });
      await claimRegistryStore(parseBody(registryStoreSchema, request));
      return reply.code(204).send();
    });
  };
}
