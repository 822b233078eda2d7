import { type Locale, type User, userSchema } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../db/database';

interface UserRow {
  readonly [column: string]: unknown;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** A person as the contract shows her to herself: with what she belongs to, her roles and all her permissions. */
export async function findUser(db: Db, id: number, locale: Locale): Promise<User | undefined> {
  const translated = (table: string) =>
    sql`coalesce(${sql.ref(`${table}.translations`)} -> ${locale}::text ->> 'name', ${sql.ref(`${table}.name`)})`;
  const { rows } = await sql<UserRow>`
    select u.id, u.email, u.first_name, u.last_name, trim(u.first_name || ' ' || u.last_name) as name, u.headline, u.bio,
      u.city, u.country_code, u.locale, u.linkedin, u.avatar, u.is_social, u.created_at, u.updated_at,
      u.email_verified_at is not null as is_verified,
      (select ${translated('c')} from countries c where c.code = u.country_code) as country,
      (select json_build_object('id', a.id, 'name', ${translated('a')}, 'slug', a.slug)
        from areas a where a.id = u.area_id) as area,
      (select json_build_object('id', c.id, 'name', c.name, 'slug', c.slug)
        from chapters c where c.id = u.chapter_id and c.deleted_at is null) as chapter,
      (select json_build_object('id', l.id, 'name', ${translated('l')}, 'slug', l.slug)
        from seniority_levels l where l.id = u.seniority_id) as seniority,
      (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id), '[]')
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id) as roles,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name), '[]')
        from permissions p where p.id in (
          select up.permission_id from user_permissions up where up.user_id = u.id
          union select rp.permission_id from role_permissions rp
            join user_roles ur on ur.role_id = rp.role_id where ur.user_id = u.id)) as permissions
    from users u where u.id = ${id} and u.deleted_at is null`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  return userSchema.parse({
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
}
