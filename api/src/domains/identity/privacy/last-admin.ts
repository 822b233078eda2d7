import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

const lockKey = 20_261_207;

/**
 * Runs a change that may take the admin role from a user. Throws LAST_ADMIN when no admin would be left. Such changes
 * wait for each other, so that two admins cannot remove each other at the same moment.
 */
export async function keepAnAdmin<T>(trx: Db, change: () => Promise<T>): Promise<T> {
  await lockAdmins(trx);
  const before = await countAdmins(trx);
  const result = await change();
  if (before > 0 && (await countAdmins(trx)) === 0)
    throw new AppError('LAST_ADMIN', { message: 'no admin would be left' });
  return result;
}

/**
 * Throws LAST_ADMIN when a change that was just made to a user has removed the last admin: the user was disabled or
 * removed, or lost roles. Such changes wait for each other, so that two admins cannot remove each other at the same
 * moment.
 */
export async function requireAnAdmin(trx: Db, userId: number, detachedRoles: unknown): Promise<void> {
  const detachedIds = Array.isArray(detachedRoles) ? detachedRoles.map(Number) : [];
  const { rows } =
    await sql`select 1 from roles r where r.name = 'admin' and (r.id in (${sql.join([0, ...detachedIds])})
    or exists (select 1 from user_roles ur where ur.role_id = r.id and ur.user_id = ${userId}))`.execute(trx);
  if (rows.length === 0) return;
  await lockAdmins(trx);
  if ((await countAdmins(trx)) === 0) throw new AppError('LAST_ADMIN', { message: 'no admin would be left' });
}

/** Makes changes of who is an admin wait for each other until the transaction ends. */
export async function lockAdmins(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
}

/** Admins who are not disabled, removed or about to be removed. */
export async function countAdmins(trx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from users u
    join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id and r.name = 'admin'
    where u.deleted_at is null and u.disabled_at is null and u.removal_due_at is null`.execute(trx);
  return rows[0]?.count ?? 0;
}
