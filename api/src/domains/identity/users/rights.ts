import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Row } from '../../../kit/core/table/repository';
import { isWithin } from '../rights/known-rights';
import { rightsOfRows } from '../rights/rights-of-rows';

/** Fields that only admins write; the permission to edit users does not include giving rights. */
const adminLists = ['attach_roles', 'detach_roles', 'attach_permissions', 'detach_permissions'];

const isAdmin = (viewer: Viewer): boolean => isAllowed(viewer, ['admin']);

/**
 * Throws FORBIDDEN when a viewer who is no admin changes rights or disables an account. `before` is the bare row of an
 * edit.
 */
export function requireRightsToWrite(viewer: Viewer, values: Row, before: Row | null): void {
  if (isAdmin(viewer)) return;
  const lists = adminLists.filter((name) => Array.isArray(values[name]) && values[name].length > 0);
  const isDisabled = (before?.['disabled_at'] ?? null) !== null;
  const isSwitched =
    (values['is_disabled'] !== undefined && values['is_disabled'] !== isDisabled) || 'disabled_at' in values;
  if (lists.length > 0 || isSwitched)
    throw new AppError('FORBIDDEN', { message: `user ${viewer.id} may not change rights` });
}

/**
 * Throws FORBIDDEN when a viewer who is no admin changes the account of a user with further rights: a viewer who
 * changes an admin's address could take over the account.
 */
export async function requireNotAbove(trx: Db, viewer: Viewer, userId: number): Promise<void> {
  if (isAdmin(viewer) || viewer.id === userId) return;
  const person = await findRights(trx, userId);
  if (person !== null && !isWithin(viewer, person))
    throw new AppError('FORBIDDEN', { message: `user ${userId} has rights that ${viewer.id} has not` });
}

/**
 * Throws FORBIDDEN when a merge would give the winner a role that the viewer does not have. Pages and packages depend
 * on the names of roles.
 */
export async function requireRolesToPass(trx: Db, viewer: Viewer, from: number, to: number): Promise<void> {
  if (isAdmin(viewer)) return;
  const [giver, taker] = [await findRights(trx, from), await findRights(trx, to)];
  const lacking = giver?.roles.find((role) => !taker?.roles.includes(role) && !viewer.roles.includes(role));
  if (lacking !== undefined)
    throw new AppError('FORBIDDEN', { message: `user ${viewer.id} has not the role ${lacking} to pass it on` });
}

async function findRights(trx: Db, userId: number): Promise<Pick<Viewer, 'roles' | 'permissions'> | null> {
  const { rows } = await sql<{ roles: string[]; permissions: string[] }>`select
      array(select r.name from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id) as roles,
      array(select p.name from user_permissions up join permissions p on p.id = up.permission_id
          where up.user_id = u.id
        union select p.name from user_roles ur join role_permissions rp on rp.role_id = ur.role_id
          join permissions p on p.id = rp.permission_id where ur.user_id = u.id
        union select led.name from (${rightsOfRows(sql`u.id`)}) as led) as permissions
    from users u where u.id = ${userId}`.execute(trx);
  return rows[0] ?? null;
}
