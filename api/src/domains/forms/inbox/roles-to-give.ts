import { isAllowed, type Viewer } from '@enlace/shared-contract/access';

import type { Db } from '../../../infrastructure/db/database';

export interface RoleToGive {
  readonly name: string;
  readonly label: string | null;
}

/** The roles that the viewer may give to a new account; only admins give roles. */
export async function findRolesToGive(db: Db, viewer: Viewer): Promise<RoleToGive[]> {
  if (!mayGiveRoles(viewer)) return [];
  return db.selectFrom('roles').select(['name', 'label']).orderBy('id').execute();
}

export function mayGiveRoles(viewer: Viewer): boolean {
  return isAllowed(viewer, ['admin']);
}

/** The values of an entry without a role that the viewer may not give. */
export function onlyGivable(
  { role, ...values }: Readonly<Record<string, string>>,
  roles: readonly RoleToGive[],
): Readonly<Record<string, string>> {
  return role !== undefined && roles.some(({ name }) => name === role) ? { ...values, role } : values;
}
