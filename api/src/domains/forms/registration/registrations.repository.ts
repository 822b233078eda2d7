import type { RoleName } from '@enlace/shared-contract/access';
import type { RegistrationKind } from '@enlace/shared-contract/forms';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Picture } from '../../../infrastructure/db/column-types';
import type { Db } from '../../../infrastructure/db/database';

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly headline: string | null;
  readonly linkedin: string | null;
  readonly city: string | null;
  readonly countryCode: string | null;
  readonly areaId: number | null;
  readonly seniorityId: number | null;
  readonly chapterId: number | null;
  readonly company: string | null;
  readonly avatar: Picture | null;
  readonly skills: readonly number[];
  readonly jobTypes: readonly number[];
}

/** Adds an unverified account; null when another account has the address. */
export async function insertAccount(trx: Db, account: NewAccount, now: Date): Promise<number | null> {
  const avatar = account.avatar === null ? null : JSON.stringify(account.avatar);
  const { rows } = await sql<{ id: number }>`insert into users
    (email, password_hash, first_name, last_name, locale, headline, linkedin, city, country_code, area_id, seniority_id,
      chapter_id, company, avatar, created_at, updated_at)
    values (${account.email}, ${account.passwordHash}, ${account.firstName}, ${account.lastName}, ${account.locale},
      ${account.headline}, ${account.linkedin}, ${account.city}, ${account.countryCode}, ${account.areaId}::bigint,
      ${account.seniorityId}::bigint, ${account.chapterId}::bigint, ${account.company}, ${avatar}::jsonb, ${now}, ${now})
    on conflict do nothing returning id`.execute(trx);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  await attach(trx, 'user_job_skills', 'job_skill_id', id, account.skills);
  await attach(trx, 'user_job_types', 'job_type_id', id, account.jobTypes);
  return id;
}

async function attach(trx: Db, table: string, column: string, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const pairs = [...new Set(ids)].map((id) => sql`(${userId}::bigint, ${id}::bigint)`);
  await sql`insert into ${sql.table(table)} (user_id, ${sql.ref(column)}) values ${sql.join(pairs)}`.execute(trx);
}

/** Gives a user a role by its name. */
export async function giveRole(trx: Db, userId: number, role: RoleName): Promise<void> {
  await sql`insert into user_roles (user_id, role_id) select ${userId}::bigint, id from roles where name = ${role}`.execute(
    trx,
  );
}

export async function insertRegistration(
  trx: Db,
  registration: { userId: number; kind: RegistrationKind; companyName: string | null; score: number },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('registrations')
    .values({
      user_id: registration.userId,
      kind: registration.kind,
      company_name: registration.companyName,
      score: registration.score,
      mailed_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Takes the next id of an account; no account will have it. */
export async function burnUserId(trx: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('users', 'id')) as id`.execute(trx);
  return Number(rows[0]?.id ?? 0);
}

/** Counts a mail with a new pin. */
export async function noteMail(trx: Db, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('registrations')
    .set({ mails_count: sql<number>`mails_count + 1`, mailed_at: now, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** Deletes the accounts of unverified registrations that are older than `before`. Returns their number. */
export async function removeLost(db: Db, before: Date): Promise<number> {
  const { rows } =
    await sql`delete from users u using registrations r where r.user_id = u.id and r.created_at < ${before}
    and u.email_verified_at is null and u.is_social = false returning u.id`.execute(db);
  return rows.length;
}
