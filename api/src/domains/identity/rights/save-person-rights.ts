import { AppError } from '@enlace/shared-contract/errors';
import type { SavedPersonRights, SavePersonRights } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { changeOf, recordRevision } from '../../../kit/capabilities/history/record-revision';
import { takeSnapshot } from '../../../kit/capabilities/history/snapshot';
import { nextVersion } from '../../../kit/core/write/write-context';
import { requireAnAdmin } from '../privacy/last-admin';
import type { Acting } from '../users/acting';
import { requireNotAbove } from '../users/rights';
import { usersRepository } from '../users/users.repository';
import { usersResource } from '../users/users.resource';
import { mayGiveRight, mayGiveRole } from './rights.repository';
import { namesOf } from './save-rights';

type ChangedIds = SavedPersonRights['changed'];

interface Pairs {
  readonly table: 'user_roles' | 'user_permissions';
  readonly other: 'role_id' | 'permission_id';
}

const roles: Pairs = { table: 'user_roles', other: 'role_id' };
const permissions: Pairs = { table: 'user_permissions', other: 'permission_id' };

/**
 * Gives roles and permissions to a person and takes them, in one transaction with revision and audit entry. A viewer
 * gives only rights that the viewer has, and changes only users without further rights. One admin is always left.
 * Returns the real changes, so that an undo does not touch the changes of other users.
 *
 * It writes the pairs without `writeRows`, which would add an audit entry `edit` beside the entry `rights` with its
 * names and its reason.
 */
export function savePersonRights(
  acting: Acting,
  { id, change }: { readonly id: number; readonly change: SavePersonRights },
): Promise<ChangedIds> {
  const { deps, viewer, origin, now } = acting;
  return deps.db.transaction().execute(async (trx) => {
    const before = await usersRepository.lock(trx, id);
    if (before === null) throw new AppError('NOT_FOUND');
    await requireNotAbove(trx, viewer, id);
    const roleNames = await namesOf(trx, 'roles', [...change.give_roles, ...change.take_roles]);
    const rightNames = await namesOf(trx, 'permissions', [...change.give_permissions, ...change.take_permissions]);
    const lacking = [
      ...change.give_roles.flatMap((one) => namesWithout(roleNames, one, (name) => mayGiveRole(viewer, name))),
      ...change.give_permissions.flatMap((one) => namesWithout(rightNames, one, (name) => mayGiveRight(viewer, name))),
    ][0];
    if (lacking !== undefined)
      throw new AppError('FORBIDDEN', { message: `user ${viewer.id} lacks ${lacking}`, details: { lacking } });
    const snapshot = await takeSnapshot(trx, usersResource, id);
    const changedIds = {
      give_roles: await give(trx, roles, id, change.give_roles),
      give_permissions: await give(trx, permissions, id, change.give_permissions),
      take_roles: await take(trx, roles, id, change.take_roles),
      take_permissions: await take(trx, permissions, id, change.take_permissions),
    };
    if (Object.values(changedIds).every((ids) => ids.length === 0)) return changedIds;
    await usersRepository.edit(trx, id, { updated_at: nextVersion(before['updated_at'], now) });
    if (changedIds.take_roles.length > 0) await requireAnAdmin(trx, id, changedIds.take_roles);
    await recordRevision(trx, usersResource, id, snapshot, changeOf({ ...acting, reason: change.reason }, 'edit'));
    const listNames = (names: Map<number, string>, ids: readonly number[]) => ids.map((one) => names.get(one) ?? '');
    const after = {
      given: [...listNames(roleNames, changedIds.give_roles), ...listNames(rightNames, changedIds.give_permissions)],
      taken: [...listNames(roleNames, changedIds.take_roles), ...listNames(rightNames, changedIds.take_permissions)],
      reason: change.reason,
    };
    await recordAudit(trx, { origin, action: 'rights', resource: 'users', rowId: id, after });
    return changedIds;
  });
}

function namesWithout(names: Map<number, string>, id: number, may: (name: string) => boolean): string[] {
  const name = names.get(id) ?? '';
  return may(name) ? [] : [name];
}

async function give(trx: Db, { table, other }: Pairs, id: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const values = sql.join(ids.map((one) => sql`(${id}::bigint, ${one}::bigint)`));
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)} (user_id, ${sql.ref(other)})
    values ${values} on conflict do nothing returning ${sql.ref(other)} as id`.execute(trx);
  return rows.map((row) => row.id);
}

async function take(trx: Db, { table, other }: Pairs, id: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`delete from ${sql.table(table)} where user_id = ${id}
    and ${sql.ref(other)} in (${sql.join([...ids])}) returning ${sql.ref(other)} as id`.execute(trx);
  return rows.map((row) => row.id);
}
