import { AppError, users } from '@enlace/shared-contract';

import { recordAudit } from '../../../audit/record-audit';
import type { Db } from '../../../db/database';
import type { Row } from '../../../kit/table-repository';
import { keepRemoval, type Undo } from '../../../kit/undo/removals';
import { anonymise } from '../../../people/anonymise';
import { endSessions } from '../../../people/end-sessions';
import { keepAnAdmin } from '../../../people/last-admin';
import type { Acting, UsersContext } from '../acting';
import { requireNotAbove } from '../rights';
import { usersRepository } from '../users.repository';
import { usersResource } from '../users.resource';

/** Puts an account into the trash: nobody sees her any more, and her sessions end at once. Answers how to undo it. */
export function removeUser({ deps }: UsersContext, acting: Acting, id: number): Promise<Undo> {
  return deps.db.transaction().execute(async (trx) => {
    const before = await usersRepository.lock(trx, id);
    if (before === null) throw new AppError('NOT_FOUND');
    await requireNotAbove(trx, acting.viewer, id);
    await keepAnAdmin(trx, () => usersRepository.remove(trx, id, acting.now));
    await endSessions(trx, id, acting.now);
    await audit(trx, acting, 'remove', id);
    return keepRemoval(trx, usersResource, before, [], acting);
  });
}

/** Takes an account out of the trash. */
export function restoreUser({ deps }: UsersContext, acting: Acting, id: number | null): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const row = await takeTrashed(trx, acting, id);
    await usersRepository.restore(trx, row.id, acting.now);
    await audit(trx, acting, 'restore', row.id);
  });
}

/** Removes an account for good, with every trace of who she was. */
export async function eraseUser({ deps }: UsersContext, acting: Acting, id: number): Promise<void> {
  const portraits = await deps.db.transaction().execute(async (trx) => {
    const row = await takeTrashed(trx, acting, id);
    const keys = await anonymise(trx, row.id, acting.now);
    await usersRepository.erase(trx, row.id);
    await audit(trx, acting, 'hardRemove', row.id);
    return keys;
  });
  for (const key of portraits) await deps.files.remove(key);
}

async function takeTrashed(trx: Db, acting: Acting, id: number | null): Promise<Row & { id: number }> {
  const row = id === null ? null : await usersRepository.lockAny(trx, id);
  if (id === null || row === null) throw new AppError('NOT_FOUND');
  await requireNotAbove(trx, acting.viewer, id);
  if (!(row['deleted_at'] instanceof Date))
    throw new AppError('CONFLICT', { message: `user ${id} is not in the trash` });
  return { ...row, id };
}

/** Without the row: the audit of a removal must not keep what was removed. */
function audit(trx: Db, acting: Acting, action: string, rowId: number): Promise<void> {
  return recordAudit(trx, { origin: acting.origin, action, resource: users.name, rowId });
}
