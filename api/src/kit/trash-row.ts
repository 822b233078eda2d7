import { AppError } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';

import { auditOrigin } from '../infrastructure/audit/audit-origin';
import { recordAudit } from '../infrastructure/audit/record-audit';
import type { Db } from '../infrastructure/db/database';
import { transact } from '../infrastructure/db/transact';
import type { ApiDeps } from '../infrastructure/env/deps';
import { requireNoConflict } from './edit-conflict';
import { judgeRows } from './judge-rows';
import type { MountedResource } from './resource-options';
import type { Row } from './table-repository';
import { eraseRow, restoreRow } from './write-row';
import { writeTexts } from './write-texts';
import { writingOf } from './writing';

/**
 * Takes a row out of the trash, or removes it for good. NOT_FOUND, or CONFLICT when it is not in there. A right that
 * hangs on the row opens nothing in there, but what is kept from somebody stays kept from her.
 */
export function changeTrashed(
  deps: ApiDeps,
  mounted: MountedResource,
  request: FastifyRequest,
  id: number | null,
  action: 'hardRemove' | 'restore',
): Promise<{ data: { id: number }; message: string }> {
  const { resource, options } = mounted;
  return transact(deps.db, async (trx) => {
    const before = await takeTrashed(trx, mounted, id);
    const writing = writingOf(request, deps);
    const judged = await judgeRows(trx, mounted, action, [before.id], writing);
    if (!judged.has(before.id)) throw new AppError('FORBIDDEN', { message: `${resource.name} ${before.id}` });
    await requireNoConflict(trx, deps, mounted, request, before);
    if (action === 'restore') await restoreRow(trx, mounted, before, writing);
    else await eraseRow(trx, mounted, before, writing);
    const audited = action === 'hardRemove' ? before : { deleted_at: before['deleted_at'] };
    await recordAudit(trx, {
      origin: auditOrigin(request),
      action,
      resource: resource.name,
      rowId: before.id,
      ...(options.isPersonal ? {} : { before: audited }),
    });
    const texts = writeTexts[writing.locale];
    return { data: { id: before.id }, message: action === 'hardRemove' ? texts.erased : texts.restored };
  });
}

async function takeTrashed(
  trx: Db,
  { resource, options }: MountedResource,
  id: number | null,
): Promise<Row & { id: number }> {
  const row = id === null ? null : await options.repository.lockAny(trx, id);
  if (id === null || row === null) throw new AppError('NOT_FOUND');
  if (!(row['deleted_at'] instanceof Date))
    throw new AppError('CONFLICT', { message: `${resource.name} ${id} is not in the trash` });
  return { ...row, id };
}
