import { mayCall } from '@enlace/shared-contract/access';
import type { FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { hasLargeBody } from '../../../infrastructure/http/bodies';
import { pathId } from '../http/path-id';
import type { RowOperation } from '../read/present';
import type { MountedResource } from '../table/resource-options';
import { findRow, requireAccess } from './row-request';
import type { Admission } from '../http/serve-call';

/**
 * Checks before the body is read whether the viewer may do this to the row of a call. Where a policy decides row by
 * row, the row is read for large bodies only: the handler reads it in any case.
 * @param idOf id of the row in path or query; null when it is no id
 */
export function admitRow(
  deps: ApiDeps,
  mountedResource: MountedResource,
  operation: RowOperation,
  idOf: (request: FastifyRequest) => number | null = pathId,
): Admission {
  const { resource, options } = mountedResource;
  const access = resource.wire[operation]?.access;
  return async (request) => {
    requireAccess(request, mountedResource, operation);
    if (options.policy === undefined || !hasLargeBody(request)) return;
    const id = idOf(request);
    // The handler names the missing id.
    if (id === null && access !== undefined && mayCall(request.viewer, access)) return;
    await findRow(deps, mountedResource, request, id, operation);
  };
}
