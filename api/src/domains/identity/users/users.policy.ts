import { isAllowed, type Viewer } from '@enlace/shared-contract';

import type { RowPolicy } from '../../../kit/present';
import type { Row } from '../../../kit/table-repository';
import { isWithin } from '../rights/known-rights';

/**
 * Everybody may read and edit her own record; what of it she may not write is refused as it is written. Nobody but an
 * admin touches the account of a person with rights that she has not herself: whoever can change an admin's address
 * could become her.
 */
export const usersPolicy: RowPolicy = (viewer, operation, row) => {
  if (row['id'] === viewer.id) return operation !== 'remove';
  const isAbove = operation !== 'get' && !isAllowed(viewer, ['admin']) && !isWithin(viewer, rightsOf(row));
  return isAbove ? 'never' : false;
};

function rightsOf(row: Row): Pick<Viewer, 'roles' | 'permissions'> {
  return { roles: namesOf(row['roles']), permissions: namesOf(row['permissions']) };
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((one: { readonly name?: unknown }) => String(one.name)) : [];
}
