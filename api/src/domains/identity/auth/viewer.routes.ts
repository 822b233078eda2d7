import type { FastifyInstance } from 'fastify';

import type { AuthContext } from './auth-context';
import { resolveViewer } from './resolve-viewer';

/** Who is looking, by bearer token or cookies; null for a visitor. For a gateway that runs apart from the API. */
export function registerViewerRoutes(app: FastifyInstance, auth: AuthContext): void {
  app.get('/v2/viewer', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const hasBearer = request.headers.authorization !== undefined;
    return { data: hasBearer ? request.viewer : await resolveViewer(auth, request.headers) };
  });
}
