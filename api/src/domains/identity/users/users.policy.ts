import { isAllowed, type Viewer } from '@enlace/shared-contract/access';

import type { RowPolicy } from '../../../kit/core/read/present';
import type { Row } from '../../../kit/core/table/repository';
import { isWithin } from '../rights/known-rights';

/**
 * Users may read and edit their own record; a write refuses the fields that they may not change. Only an admin may
 * change the account of a user with further rights: a viewer who changes an admin's address could take over the
 * account.
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
