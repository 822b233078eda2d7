import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../db/database';

const lockKey = 20_261_207;

/**
 * Runs a change that may take an admin away, and refuses it with LAST_ADMIN when nobody would be left. Such changes
 * wait for each other, so that two admins cannot unmake each other at the same moment.
 */
export async function keepAnAdmin<T>(trx: Db, change: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
  const before = await countAdmins(trx);
  const done = await change();
  if (before > 0 && (await countAdmins(trx)) === 0)
    throw new AppError('LAST_ADMIN', { message: 'nobody would be left to administer' });
  return done;
}

async function countAdmins(trx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from users u
    join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id and r.name = 'admin'
    where u.deleted_at is null and u.disabled_at is null and u.removal_due_at is null`.execute(trx);
  return rows[0]?.count ?? 0;
}
