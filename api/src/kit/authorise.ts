import { type Access, AppError, mayCall, type Viewer } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a call its viewer may not make (SPEC §6): UNAUTHENTICATED to a visitor, or with the reason why her token was
 * refused; FORBIDDEN to a person who lacks role and permission. Answers the viewer. A row rule (`self`, a policy) is
 * the route's own to check.
 */
export function authorise(request: FastifyRequest, access: Access): Viewer | null {
  if (access.kind === 'public') return request.viewer;
  const viewer = request.requireViewer();
  if (!mayCall(viewer, access)) throw new AppError('FORBIDDEN', { message: `user ${viewer.id} may not call this` });
  return viewer;
}
