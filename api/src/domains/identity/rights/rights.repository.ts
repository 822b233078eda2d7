import { roleNames, type Viewer } from '@enlace/shared-contract/access';
import type { RightsMatrix } from '@enlace/shared-contract/identity';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { countMembers } from '../member-counts';
import { hasRight, type KnownRight, listKnownRights, rightOf } from './known-rights';

interface RoleRow {
  readonly id: number;
  readonly name: string;
  readonly label: string | null;
  readonly members_count: number;
  readonly permissions: readonly { readonly id: number; readonly name: string }[];
}

/** All roles with their permissions; the six fixed roles are first. */
export async function readRoles(db: Db): Promise<readonly RoleRow[]> {
  const { rows } = await sql<RoleRow>`select r.id, r.name, r.label,
      ${countMembers('roles', sql`r.id`)} as members_count,
      coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name)) from role_permissions rp
        join permissions p on p.id = rp.permission_id where rp.role_id = r.id), '[]') as permissions
    from roles r order by r.id`.execute(db);
  return rows;
}

/** All permissions with their ids, and with the calls that they open. */
export async function readRightIds(db: Db): Promise<readonly (KnownRight & { readonly id: number })[]> {
  const rows = await db.selectFrom('permissions').select(['id', 'name']).orderBy('name').execute();
  const rightsByName = new Map(listKnownRights().map((right) => [right.name, right]));
  return rows.map(({ id, name }) => ({ ...(rightsByName.get(name) ?? rightOf(name)), id }));
}

/** The matrix of roles and rights; `is_mine` marks what this viewer could give. */
export async function readMatrix(db: Db, viewer: Viewer): Promise<RightsMatrix> {
  const [roles, rights] = await Promise.all([readRoles(db), readRightIds(db)]);
  return {
    roles: roles.map(({ permissions: _given, ...role }) => ({
      ...role,
      is_fixed: isFixedName(role.name),
      is_mine: mayGiveRole(viewer, role.name),
    })),
    rights: rights.map((right) => ({
      ...right,
      always: [...right.always],
      calls: [...right.calls],
      is_mine: hasRight(viewer, right),
    })),
    grants: roles.flatMap(({ id, permissions }) => permissions.map((one) => ({ role_id: id, permission_id: one.id }))),
  };
}

/**
 * Whether a viewer may give a role. Pages and packages depend on the name of a role, so it must be a role of the
 * viewer.
 */
export function mayGiveRole(viewer: Viewer, role: string): boolean {
  return viewer.roles.includes('admin') || viewer.roles.includes(role);
}

/** Whether a viewer may give a permission; it must be a right of the viewer. */
export function mayGiveRight(viewer: Viewer, name: string): boolean {
  if (viewer.roles.includes('admin')) return true;
  return hasRight(viewer, listKnownRights().find((one) => one.name === name) ?? rightOf(name));
}

function isFixedName(name: string): boolean {
  return roleNames.some((fixedName) => fixedName === name);
}
