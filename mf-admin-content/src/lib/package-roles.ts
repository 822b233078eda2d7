import { packageCalls, rolesWithPackagesSchema } from '@enlace/shared-contract';

import { createAnswer } from './create-answer';

/** The roles that have packages; a tab for each. */
export const packageRoles = createAnswer('adminContent/packageRoles', {
  call: packageCalls.listPackageRoles,
  schema: rolesWithPackagesSchema,
});

/** The role that the specification's package list begins with (SPEC §9). */
export const firstRoleId = Number(packageCalls.listPackages.query?.['role_id'] ?? 1);

/** The role of an address; what it cannot mean is the first. */
export function roleOf(search: URLSearchParams): number {
  const id = Number(search.get('role_id'));
  return Number.isInteger(id) && id > 0 ? id : firstRoleId;
}
