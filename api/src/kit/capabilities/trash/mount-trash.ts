import { deletedRowsCall, deletedRowsQuerySchema, restoreCall } from '@enlace/shared-contract/admin';
import type { Resource } from '@enlace/shared-contract/resources';
import type { FastifyInstance } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { parseQuery } from '../../core/http/parse';
import { pathId, queryId } from '../../core/http/path-id';
import { readDeletedRows } from './read-deleted-rows';
import type { ResourceOptions } from '../../core/table/resource-options';
import { serveCall } from '../../core/http/serve-call';
import { changeTrashed } from './trash-row';
import { writeContextOf } from '../../core/write/write-context';

/** Hard remove when the wire table has it, and restore for every resource with a trash. */
export function mountTrash(app: FastifyInstance, deps: ApiDeps, resource: Resource, options: ResourceOptions): void {
  const mountedResource = { resource, options };
  const { remove, hardRemove } = resource.wire;
  if (hardRemove !== undefined)
    serveCall(app, hardRemove, async (request) =>
      changeTrashed(deps, mountedResource, request, queryId(request), 'hardRemove'),
    );
  if (resource.capabilities.trash && remove !== undefined) {
    const path = restoreCall.path.replace('{resource}', resource.name);
    serveCall(app, { ...restoreCall, path, access: remove.access }, async (request) =>
      changeTrashed(deps, mountedResource, request, pathId(request), 'restore'),
    );
    const listPath = deletedRowsCall.path.replace('{resource}', resource.name);
    serveCall(app, { ...deletedRowsCall, path: listPath, access: remove.access }, async (request) => {
      const ids = parseQuery(deletedRowsQuerySchema, request).ids.split(',').map(Number);
      return { data: await readDeletedRows(deps.reads, mountedResource, ids, writeContextOf(request, deps)) };
    });
  }
}
