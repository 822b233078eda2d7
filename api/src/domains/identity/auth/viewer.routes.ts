import type { FastifyInstance } from 'fastify';

import type { AuthContext } from './auth-context';
import { resolveViewer } from './resolve-viewer';

/**
 * The viewer of the bearer token or the cookies; null for a visitor. A gateway in a process of its own calls this
 * route.
 */
export function registerViewerRoutes(app: FastifyInstance, auth: AuthContext): void {
  app.get('/v2/viewer', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const hasBearer = request.headers.authorization !== undefined;
    return { data: hasBearer ? request.viewer : await resolveViewer(auth, request.headers) };
  });
}
