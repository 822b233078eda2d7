import { defaultPrivacy, type User, userSchema } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import {
  type Expression,
  jsonList,
  jsonObject,
  translateColumn,
  sortColumn,
} from '../../../kit/core/table/expressions';
import { ownTexts } from '../../../kit/core/query/search-texts';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { createTableRepository } from '../../../kit/core/table/table-repository';
import { rightsOfRows } from '../rights/rights-of-rows';
import { countryName } from '../../../kit/core/values/country-name';

const plainColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'headline',
  'bio',
  'city',
  'country_code',
  'locale',
  'linkedin',
  'website',
  'github',
  'avatar',
  'is_social',
  'has_page',
  'is_shown_in_chapter',
  'phone',
  'company',
  'removal_due_at',
  'last_sign_in_at',
  'deleted_at',
  'created_at',
  'updated_at',
];

/** Columns that add and edit write; a body cannot write other columns. */
const writableColumns = {
  email: 'plain',
  first_name: 'plain',
  last_name: 'plain',
  headline: 'plain',
  bio: 'plain',
  phone: 'plain',
  company: 'plain',
  city: 'plain',
  country_code: 'plain',
  locale: 'plain',
  linkedin: 'plain',
  website: 'plain',
  github: 'plain',
  avatar: 'json',
  area_id: 'plain',
  chapter_id: 'plain',
  seniority_id: 'plain',
  state_id: 'plain',
  job_title_id: 'plain',
  privacy: 'json',
  has_page: 'plain',
  is_shown_in_chapter: 'plain',
  disabled_at: 'plain',
} as const;

const states: Readonly<Record<string, Expression>> = {
  active: sql`(t.email_verified_at is not null and t.disabled_at is null and t.removal_due_at is null)`,
  unverified: sql`t.email_verified_at is null`,
  disabled: sql`t.disabled_at is not null`,
  leaving: sql`t.removal_due_at is not null`,
};

const days: Readonly<Record<string, number>> = { week: 7, month: 30, quarter: 91, year: 365 };

/** The start of a period that ends now. */
function since(period: unknown, now: Date): Date {
  return new Date(now.getTime() - (days[String(period)] ?? 0) * 86_400_000);
}

const fullName = sql`trim(t.first_name || ' ' || t.last_name)`;

/** The row of another table that the user refers to. */
function relatedRow(table: string, column: string, rowName: Expression, condition: Expression): Expression {
  return sql`(select ${jsonObject({ id: sql`n.id`, name: rowName, slug: sql`n.slug` })}
    from ${sql.table(table)} n where n.id = ${sql.ref(`t.${column}`)} and ${condition})`;
}

/** As `relatedRow`, from a table without slugs. */
function namedRow(table: string, column: string, rowName: Expression): Expression {
  return sql`(select ${jsonObject({ id: sql`n.id`, name: rowName })}
    from ${sql.table(table)} n where n.id = ${sql.ref(`t.${column}`)})`;
}

const rights = (pair: string, column: string, target: string): Expression =>
  jsonList(sql`select ${jsonObject({ id: sql`n.id`, name: sql`n.name` })} as row from ${sql.table(pair)} p
    join ${sql.table(target)} n on n.id = ${sql.ref(`p.${column}`)} where p.user_id = t.id order by n.name`);

/**
 * The user's own permissions and those of the roles. A right that comes from a row, such as a led chapter, has the id
 * 0.
 */
const permissions = jsonList(sql`select ${jsonObject({ id: sql`n.id`, name: sql`n.name` })} as row from (
  select id, name from permissions where id in (
    select up.permission_id from user_permissions up where up.user_id = t.id
    union select rp.permission_id from role_permissions rp join user_roles ur on ur.role_id = rp.role_id where ur.user_id = t.id)
  union all select 0 as id, name from (${rightsOfRows(sql`t.id`)}) as led) as n order by n.name`);

const skills = (context: ReadContext, kind: string): Expression =>
  jsonList(sql`select ${jsonObject({ id: sql`n.id`, name: translateColumn(context, 'name', 'n') })} as row
    from user_job_skills p join job_skills n on n.id = p.job_skill_id
    where p.user_id = t.id and n.kind = ${sql.lit(kind)} order by n.name`);

const jobTypes = (context: ReadContext): Expression =>
  jsonList(sql`select ${jsonObject({ id: sql`n.id`, name: translateColumn(context, 'name', 'n') })} as row
    from user_job_types p join job_types n on n.id = p.job_type_id where p.user_id = t.id order by n.name`);

const languages = (context: ReadContext): Expression =>
  jsonList(sql`select ${jsonObject({ id: sql`n.id`, name: translateColumn(context, 'name', 'n'), language: sql`n.language`, level: sql`n.level` })} as row
    from user_languages p join language_proficiency n on n.id = p.language_proficiency_id where p.user_id = t.id order by n.name`);

/** Accounts, for the users themselves and for admins; other viewers cannot make a call that answers these rows. */
export const usersRepository = createTableRepository({
  table: 'users',
  isSoftDeleted: true,
  kept: sql`t.anonymised_at is null`,
  fields: (context) => ({
    ...Object.fromEntries(plainColumns.map((column) => [column, sql.ref(`t.${column}`)])),
    name: fullName,
    pending_email: sql`(select c.new_email from email_changes c where c.user_id = t.id and c.completed_at is null
      and c.replaced_at is null and c.undone_at is null)`,
    country: countryName(context.lang, sql`t.country_code`),
    area: relatedRow('areas', 'area_id', translateColumn(context, 'name', 'n'), sql`true`),
    chapter: relatedRow('chapters', 'chapter_id', sql`n.name`, sql`n.deleted_at is null`),
    seniority: relatedRow('seniority_levels', 'seniority_id', translateColumn(context, 'name', 'n'), sql`true`),
    country_state: namedRow('states', 'state_id', sql`n.name`),
    job_title: namedRow('job_titles', 'job_title_id', translateColumn(context, 'name', 'n')),
    roles: rights('user_roles', 'role_id', 'roles'),
    permissions,
    own_permissions: rights('user_permissions', 'permission_id', 'permissions'),
    general_skills: skills(context, 'general'),
    tech_skills: skills(context, 'tech'),
    job_types: jobTypes(context),
    languages: languages(context),
    privacy: sql`(${sql.lit(JSON.stringify(defaultPrivacy))}::jsonb || t.privacy)`,
    is_verified: sql`t.email_verified_at is not null`,
    is_disabled: sql`t.disabled_at is not null`,
  }),
  sorts: () => ({
    created_at: sql`t.created_at`,
    updated_at: sql`t.updated_at`,
    name: sortColumn('name'),
    email: sortColumn('email'),
    last_sign_in_at: sql`t.last_sign_in_at`,
    chapter: sql`t.chapter_sort`,
  }),
  search: ownTexts,
  ids: {
    area: sql`t.area_id`,
    chapter: sql`t.chapter_id`,
    seniority: sql`t.seniority_id`,
    country_state: sql`t.state_id`,
    job_title: sql`t.job_title_id`,
  },
  filters: {
    role: (id) => sql`exists (select 1 from user_roles ur where ur.user_id = t.id and ur.role_id = ${id})`,
    permission: (value) => sql`t.id in (select up.user_id from user_permissions up
      join permissions p on p.id = up.permission_id where p.name = ${value}
      union select ur.user_id from user_roles ur join role_permissions rp on rp.role_id = ur.role_id
      join permissions p on p.id = rp.permission_id where p.name = ${value})`,
    country_code: (value) => sql`t.country_code = upper(${value}::text)`,
    chapter_id: (value) => sql`t.chapter_id = ${value}`,
    state_id: (value) => sql`t.state_id = ${value}`,
    job_title_id: (value) => sql`t.job_title_id = ${value}`,
    is_verified: (value) => sql`t.email_verified_at is ${sql.raw(value === true ? 'not null' : 'null')}`,
    is_disabled: (value) => sql`t.disabled_at is ${sql.raw(value === true ? 'not null' : 'null')}`,
    is_leaving: (value) => sql`t.removal_due_at is ${sql.raw(value === true ? 'not null' : 'null')}`,
    state: (value) => states[String(value)] ?? sql`false`,
    registered: (value, { now }) => sql`t.created_at >= ${since(value, now)}`,
    signed_in: (value, { now }) =>
      value === 'never'
        ? sql`t.last_sign_in_at is null`
        : value === 'before'
          ? sql`t.last_sign_in_at < ${since('year', now)}`
          : sql`t.last_sign_in_at >= ${since(value, now)}`,
    registered_from: (value) => sql`t.created_at >= (${value}::date at time zone 'UTC')`,
    registered_to: (value) => sql`t.created_at < ((${value}::date + 1) at time zone 'UTC')`,
  },
  lookups: { role: findRoleId },
  columns: writableColumns,
});

/** The id of a role; 0 when no role has this name. */
async function findRoleId(db: Db, name: unknown): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from roles where name = ${name}`.execute(db);
  return rows[0]?.id ?? 0;
}

/** A user as answers show it, with names in this language; undefined when the account does not exist. */
export async function findUser(db: Db, id: number, locale: Locale): Promise<User | undefined> {
  const context: ReadContext = { lang: locale, now: new Date() };
  const row = await usersRepository.find(db, id, context);
  if (row === null) return undefined;
  const times = Object.entries(row).filter((entry): entry is [string, Date] => entry[1] instanceof Date);
  return userSchema.parse({ ...row, ...Object.fromEntries(times.map(([key, time]) => [key, time.toISOString()])) });
}
