import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { mountReads } from './read/mount-reads';
import type { MountedResource } from './table/resource-options';
import { mountWrites } from './write/mount-writes';

/**
 * Serves every call of a resource's wire table under `/api` and `/back/api`: list, get, add, edit and remove, as far as
 * the table has them. Adds get by slug for resources with a page, dependents for removable rows, and the calls of each
 * capability. Validation, access, translations, seo fields, relations and optimistic locking follow from contract and
 * options.
 * @param resources every resource that is mounted: children are restored and changed with their parents
 */
export function mountResource(
  app: FastifyInstance,
  deps: ApiDeps,
  mountedResource: MountedResource,
  resources: readonly MountedResource[],
): void {
  const { resource, options } = mountedResource;
  mountReads(app, deps, resource, options);
  mountWrites(app, deps, mountedResource, resources);
  for (const { mount } of deps.capabilities) mount?.(app, deps, mountedResource, resources);
}
