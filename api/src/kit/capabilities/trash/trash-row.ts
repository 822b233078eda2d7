import { AppError } from '@enlace/shared-contract/errors';
import type { FastifyRequest } from 'fastify';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { requireNoConflict } from '../../core/write/edit-conflict';
import { filterByPolicy } from '../../core/rights/filter-by-policy';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import { writeRow } from '../../core/write/write-row';
import { writeTexts } from '../../core/write/write-texts';
import { writeContextOf } from '../../core/write/write-context';

/**
 * Restores a row from the trash, or deletes it for good. NOT_FOUND for an unknown row, CONFLICT for a row outside the
 * trash. A policy cannot allow this, but it can refuse it.
 */
export function changeTrashed(
  deps: ApiDeps,
  mountedResource: MountedResource,
  request: FastifyRequest,
  id: number | null,
  action: 'hardRemove' | 'restore',
): Promise<{ data: { id: number }; message: string }> {
  const { resource } = mountedResource;
  return transact(deps.db, async (trx) => {
    const before = await lockRow(trx, mountedResource, id);
    const writing = writeContextOf(request, deps);
    const allowedIds = await filterByPolicy(trx, mountedResource, action, [before.id], writing);
    if (!allowedIds.has(before.id)) throw new AppError('FORBIDDEN', { message: `${resource.name} ${before.id}` });
    if (!(before['deleted_at'] instanceof Date))
      throw new AppError('CONFLICT', { message: `${resource.name} ${before.id} is not in the trash` });
    await requireNoConflict(trx, deps, mountedResource, request, before);
    await writeRow(trx, mountedResource, { kind: action, id: before.id }, writing);
    const texts = writeTexts[writing.locale];
    return { data: { id: before.id }, message: action === 'hardRemove' ? texts.erased : texts.restored };
  });
}

async function lockRow(
  trx: Db,
  { options }: MountedResource,
  id: number | null,
): Promise<Row & { readonly id: number }> {
  const row = id === null ? null : await options.repository.lockAny(trx, id);
  if (id === null || row === null) throw new AppError('NOT_FOUND');
  return { ...row, id };
}
