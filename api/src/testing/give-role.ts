import type { RoleName } from '@enlace/shared-contract/access';

import type { TestApi } from './build-test-api';

/** Adds a role to demo users, for example so that several users may edit. @param names of the users before the `@` */
export async function giveRole({ deps }: TestApi, names: readonly string[], role: RoleName): Promise<void> {
  await deps.db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression((from) =>
      from
        .selectFrom(['users', 'roles'])
        .select(['users.id', 'roles.id'])
        .where(
          'users.email',
          'in',
          names.map((name) => `${name}@enlace.test`),
        )
        .where('roles.name', '=', role),
    )
    .execute();
}
