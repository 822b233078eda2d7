import { SomeNames } from '@enlace/shared-admin';

import { useRoleName } from './use-role-name';

interface NamedRole {
  readonly name: string;
  readonly label?: string | null;
}

/** The name of a role in the user's language. */
export function RoleName({ role }: { readonly role: NamedRole }) {
  return useRoleName()(role);
}

/** The names of the roles of an account. */
export function RoleNames({ roles }: { readonly roles: readonly NamedRole[] }) {
  const roleName = useRoleName();
  return <SomeNames names={roles.map(roleName)} />;
}
