import { AppError } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

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

/**
 * Refuses a change that has just been made to a person when it has unmade the last admin: she was shut out, or roles were
 * taken from her. Waits for other such changes, so that two admins cannot unmake each other at the same moment.
 */
export async function requireAnAdmin(trx: Db, userId: number, detachedRoles: unknown): Promise<void> {
  const taken = Array.isArray(detachedRoles) ? detachedRoles.map(Number) : [];
  const { rows } = await sql`select 1 from roles r where r.name = 'admin' and (r.id in (${sql.join([0, ...taken])})
    or exists (select 1 from user_roles ur where ur.role_id = r.id and ur.user_id = ${userId}))`.execute(trx);
  if (rows.length === 0) return;
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
  if ((await countAdmins(trx)) === 0)
    throw new AppError('LAST_ADMIN', { message: 'nobody would be left to administer' });
}

async function countAdmins(trx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from users u
    join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id and r.name = 'admin'
    where u.deleted_at is null and u.disabled_at is null and u.removal_due_at is null`.execute(trx);
  return rows[0]?.count ?? 0;
}
