import { listCalls, type Neighbours } from '@enlace/shared-contract/admin';
import { AppError } from '@enlace/shared-contract/errors';
import type { Resource } from '@enlace/shared-contract/resources';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { filterByPolicy } from '../rights/filter-by-policy';
import { readListRequest } from './list-request';
import { requireTrash } from './require-trash';
import { pathId } from '../http/path-id';
import { readContext } from '../table/read-context';
import type { ResourceOptions } from '../table/resource-options';
import { serveByRows } from '../http/serve-call';
import { mayChangeRows } from './read-where';
import { runSearch } from './run-search';

/** The rows before and after a row of a list, for viewers of the list. */
export function mountNeighbours(
  app: FastifyInstance,
  deps: ApiDeps,
  resource: Resource,
  options: ResourceOptions,
): void {
  const path = listCalls.neighbours.path.replace('{resource}', resource.name);
  serveByRows(app, { ...listCalls.neighbours, path, access: resource.wire.list.access }, async (request) => {
    const listRequest = readListRequest(request, resource, options);
    if (listRequest.isTrashed) requireTrash(request, resource);
    const id = pathId(request);
    const context = readContext(request, deps.clock);
    if (id === null) throw new AppError('NOT_FOUND');
    const neighbours = await runSearch(deps, request, listRequest, (db) =>
      options.repository.neighbours(db, listRequest, context, id),
    );
    const { previous, next, position, isListed, total, isEstimate } = neighbours;
    // The position of a row reveals its values, so only viewers of the row get it.
    const reading = { viewer: request.viewer, now: deps.clock() };
    const isEditable = async (): Promise<boolean> =>
      mayChangeRows(request.viewer, resource) &&
      (options.policy === undefined ||
        (await filterByPolicy(deps.reads, { resource, options }, 'edit', [id], reading)).has(id));
    const isKnown = isListed === true || (isListed === false && (await isEditable()));
    if (!isKnown) throw new AppError('NOT_FOUND');
    const data: Neighbours = { previous, next, position, total, ...(isEstimate ? { is_estimate: true } : {}) };
    return { data };
  });
}
