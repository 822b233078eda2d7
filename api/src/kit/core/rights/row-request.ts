import { mayCall } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import type { Resource } from '@enlace/shared-contract/resources';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { readerLocaleOf } from '../../../infrastructure/http/locale';
import { authorise } from './authorise';
import { completeRow } from '../read/complete-rows';
import { tagAnswer, mayTouch, present, type RowOperation } from '../read/present';
import { readContext } from '../table/read-context';
import type { MountedResource } from '../table/resource-options';
import type { Row } from '../table/repository';
import { writeTexts } from '../write/write-texts';
import { hasLargeBody } from '../../../infrastructure/http/bodies';
import { pathId } from '../http/path-id';
import type { Admission } from '../http/serve-call';

/**
 * Requires the right to do this to at least some rows: the call's access, or only a signed-in user when a policy
 * decides row by row.
 */
export function requireAccess(
  request: FastifyRequest,
  { resource, options }: MountedResource,
  operation: RowOperation,
): void {
  const access = resource.wire[operation]?.access;
  if (options.policy === undefined && access !== undefined) authorise(request, access);
  else request.requireViewer();
}

/** Locks and answers the bare row of a call; throws when it does not exist or the viewer may not do this to it. */
export async function lockRow(
  trx: Db,
  deps: ApiDeps,
  { resource, options }: MountedResource,
  request: FastifyRequest,
  id: number | null,
  operation: RowOperation,
): Promise<Row> {
  const { repository, policy } = options;
  const bare = id === null ? null : await repository.lock(trx, id);
  const row = id === null || bare === null ? null : await repository.find(trx, id, readContext(request, deps.clock));
  requireTouch(request, resource, operation, row, policy);
  if (bare === null || row === null) throw new AppError('NOT_FOUND');
  return bare;
}

/** Like `lockRow`, without a lock: the row as `get` reads it. */
export async function findRow(
  deps: ApiDeps,
  { resource, options }: MountedResource,
  request: FastifyRequest,
  id: number | null,
  operation: RowOperation,
): Promise<Row> {
  const row = id === null ? null : await options.repository.find(deps.db, id, readContext(request, deps.clock));
  requireTouch(request, resource, operation, row, options.policy);
  if (row === null) throw new AppError('NOT_FOUND');
  return row;
}

function requireTouch(
  request: FastifyRequest,
  resource: Resource,
  operation: RowOperation,
  row: Row | null,
  policy: MountedResource['options']['policy'],
): void {
  const access = resource.wire[operation]?.access;
  const hasAccess = row !== null && mayTouch(request.viewer, resource, operation, row, policy);
  const isRefused = row === null ? access !== undefined && !mayCall(request.viewer, access) : !hasAccess;
  if (isRefused) throw new AppError('FORBIDDEN');
}

/** The record after a write, in the form of `get`, with its version. */
export async function answerRecord(
  trx: Db,
  deps: ApiDeps,
  mountedResource: MountedResource,
  request: FastifyRequest,
  reply: FastifyReply,
  id: number,
): Promise<{ data: Row; message: string }> {
  const { resource, options } = mountedResource;
  const context = readContext(request, deps.clock);
  const row = await options.repository.find(trx, id, context);
  if (row === null) throw new AppError('NOT_FOUND');
  const completedRow = await completeRow(deps, trx, mountedResource, row, context);
  const data = present(resource.entity, resource, completedRow, context, request.viewer, options.policy);
  tagAnswer(reply, data);
  return { data, message: writeTexts[readerLocaleOf(request.headers)].saved };
}

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
