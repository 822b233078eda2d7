import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../infrastructure/env/deps';
import { mountDrafts } from '../capabilities/drafts/mount-drafts';
import { mountPreview } from '../capabilities/drafts/mount-preview';
import { mountExport } from '../capabilities/export/mount-export';
import { mountHistory } from '../capabilities/history/mount-history';
import { mountReads } from './read/mount-reads';
import { mountTrash } from '../capabilities/trash/mount-trash';
import { mountWrites } from './write/mount-writes';
import { mountPresence } from '../capabilities/presence/mount-presence';
import type { MountedResource } from './table/resource-options';

/**
 * Serves every call of a resource's wire table under `/api` and `/back/api`: list, get, add, edit, remove and hard
 * remove, as far as the table has them. Adds get by slug for resources with a page, dependents for removable rows,
 * the history for editable rows, and restore for rows with a trash. Validation, access, translations, seo fields,
 * relations, optimistic locking, revisions and the audit follow from contract and options.
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
  mountHistory(app, deps, mountedResource, resources);
  mountPresence(app, deps, mountedResource);
  mountExport(app, deps, mountedResource);
  mountWrites(app, deps, mountedResource, resources);
  mountDrafts(app, deps, mountedResource);
  mountPreview(app, deps, mountedResource);
  mountTrash(app, deps, resource, options);
}
