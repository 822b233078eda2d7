import { AppError } from '@enlace/shared-contract';
import type { FastifyRequest } from 'fastify';

import type { Db } from '../infrastructure/db/database';
import { transact } from '../infrastructure/db/transact';
import type { ApiDeps } from '../infrastructure/env/deps';
import { requireNoConflict } from './edit-conflict';
import { judgeRows } from './judge-rows';
import type { MountedResource } from './resource-options';
import type { Row } from './table-repository';
import { writeRow } from './write/write-row';
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
  const { resource } = mounted;
  return transact(deps.db, async (trx) => {
    const before = await takeTrashed(trx, mounted, id);
    const writing = writingOf(request, deps);
    const judged = await judgeRows(trx, mounted, action, [before.id], writing);
    if (!judged.has(before.id)) throw new AppError('FORBIDDEN', { message: `${resource.name} ${before.id}` });
    await requireNoConflict(trx, deps, mounted, request, before);
    await writeRow(trx, mounted, { kind: action, id: before.id }, writing);
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
