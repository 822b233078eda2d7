import { type RawBuilder, sql } from 'kysely';

/** SQL condition for users `u` who are admins. */
export const isAdmin = sql<boolean>`exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
  where ur.user_id = u.id and r.name = 'admin')`;

/** SQL condition for users `u` who are admins or have a permission, by a role or alone. */
export function holdsRight(permission: string): RawBuilder<boolean> {
  return sql`(${isAdmin}
    or exists (select 1 from user_roles ur join role_permissions rp on rp.role_id = ur.role_id
      join permissions p on p.id = rp.permission_id where ur.user_id = u.id and p.name = ${permission})
    or exists (select 1 from user_permissions up join permissions p on p.id = up.permission_id
      where up.user_id = u.id and p.name = ${permission}))`;
}
