import { type Access, mayCall, mayCallForRows, type Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a call that its viewer may not make: UNAUTHENTICATED for a visitor, or with the reason why the token is
 * refused; FORBIDDEN for a user without role and permission. Answers the viewer. Rules about rows (`self`, a policy)
 * are checked by the route. See section 6 of docs/SPECIFICATION.md.
 */
export function authorise(request: FastifyRequest, access: Access): Viewer | null {
  if (access.kind === 'public') return request.viewer;
  const viewer = request.requireViewer();
  if (!mayCall(viewer, access)) throw new AppError('FORBIDDEN', { message: `user ${viewer.id} may not call this` });
  return viewer;
}

/** As `authorise`, but passes users with the right `rows` of the access, too: the route checks their row. */
export function authoriseForRows(request: FastifyRequest, access: Access): void {
  if (access.kind !== 'roles' || !mayCallForRows(request.viewer, access)) authorise(request, access);
}
