import { packageCalls, rolesWithPackagesSchema } from '@enlace/shared-contract';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

/** The roles that have packages; a tab for each. */
export const packageRoles = createCalls('adminContent/packageRoles', {
  list: defineCall({
    client: 'authenticated',
    request: (_: undefined) => ({ call: packageCalls.listPackageRoles }),
    read: bodyOf(rolesWithPackagesSchema),
    shows: () => ['packages', 'features', 'roles'],
  }),
});

/** The role that the list of packages begins with. */
export const firstRoleId = Number(packageCalls.listPackages.query?.['role_id'] ?? 1);

/** The role of an address; the first one when the address names none. */
export function roleOf(search: URLSearchParams): number {
  const id = Number(search.get('role_id'));
  return Number.isInteger(id) && id > 0 ? id : firstRoleId;
}
