import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../infrastructure/env/deps';
import { mountDrafts } from './drafts/mount-drafts';
import { mountExport } from './export/mount-export';
import { mountHistory } from './history/mount-history';
import { mountReads } from './mount-reads';
import { mountTrash } from './mount-trash';
import { mountWrites } from './mount-writes';
import { mountPresence } from './presence/mount-presence';
import type { MountedResource } from './resource-options';

/**
 * Serves every call of a resource's wire table: list, get, add, edit, remove and removal for good as far as
 * it has them, under `/api` and `/back/api`; get by slug when it has a page, what depends on a row when it can be
 * removed, its history when it can be edited, and the way back from the trash when its removed rows are kept. Validation,
 * access, translations, seo fields, relations, optimistic locking, revisions and the audit follow from contract and
 * options.
 * @param resources every resource that is mounted: children are restored with their parents
 */
export function mountResource(
  app: FastifyInstance,
  deps: ApiDeps,
  mounted: MountedResource,
  resources: readonly MountedResource[],
): void {
  const { resource, options } = mounted;
  mountReads(app, deps, resource, options);
  mountHistory(app, deps, mounted, resources);
  mountPresence(app, deps, mounted);
  mountExport(app, deps, mounted);
  mountWrites(app, deps, resource, options);
  mountDrafts(app, deps, mounted);
  mountTrash(app, deps, resource, options);
}
