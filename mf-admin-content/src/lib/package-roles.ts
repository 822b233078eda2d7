import { packageCalls, rolesWithPackagesSchema } from '@enlace/shared-contract/packages';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';

/** The roles with packages; each has a tab. */
export const packageRoles = createCalls('adminContent/packageRoles', {
  list: defineCall({
    client: 'authenticated',
    request: (_: undefined) => ({ call: packageCalls.listPackageRoles }),
    read: bodyOf(rolesWithPackagesSchema),
    shows: () => ['packages', 'features', 'roles'],
  }),
});

/** The role that is shown first. */
export const firstRoleId = Number(packageCalls.listPackages.query?.['role_id'] ?? 1);

/** The role in an address; the first role without one. */
export function roleOf(search: URLSearchParams): number {
  const id = Number(search.get('role_id'));
  return Number.isInteger(id) && id > 0 ? id : firstRoleId;
}
