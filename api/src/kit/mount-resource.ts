import type { Resource } from '@enlace/shared-contract';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../deps';
import { mountReads } from './mount-reads';
import { mountWrites } from './mount-writes';
import type { ResourceOptions } from './resource-options';

/**
 * Serves every call of a resource's wire table (DESIGN §4): list, get, add, edit, remove as far as it has them, under
 * `/api` and `/back/api`; get by slug when it has a page, and what depends on a row when it can be removed. Validation,
 * access, translations, seo fields, relations, optimistic locking and the audit follow from contract and options.
 */
export function mountResource(app: FastifyInstance, deps: ApiDeps, resource: Resource, options: ResourceOptions): void {
  mountReads(app, deps, resource, options);
  mountWrites(app, deps, resource, options);
}
