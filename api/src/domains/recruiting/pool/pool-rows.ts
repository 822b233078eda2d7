import { isAllowed } from '@enlace/shared-contract/access';
import type { PoolField, PoolMember, TalentPoolFilters } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';

import { countryName } from '../../../kit/core/values/country-name';
import { all, type Expression, jsonList, plain, translateColumn, wordsOf } from '../../../kit/core/table/expressions';
import { containsWord } from '../../../kit/core/query/search-texts';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { fullNameOf } from '../../identity';

/** Whether a viewer reads for all companies. */
export function readsAll({ viewer = null }: ReadContext): boolean {
  return isAllowed(viewer, ['admin', 'talent-pool.list']);
}

/** Ids of the companies that a viewer recruits for. */
export function companiesOf({ viewer = null }: Pick<ReadContext, 'viewer'>): Expression {
  return sql`(select cr.company_id from company_recruiters cr join companies c on c.id = cr.company_id
    where cr.user_id = ${viewer?.id ?? 0} and c.deleted_at is null)`;
}

/** Whether a viewer reads what a company keeps about members. */
export function readsFor(companyId: Expression, context: ReadContext): Expression {
  return readsAll(context) ? sql`true` : sql`(${companyId} in ${companiesOf(context)})`;
}

export const poolTables = sql`pool_members p join users u on u.id = p.user_id`;

/**
 * Members of the pool whom a viewer may see. A recruiter without a company sees none. One blocked company is enough to
 * hide a member from a recruiter of several.
 */
export function isInPool(context: ReadContext): Expression {
  const isListed = sql`(p.is_listed and p.is_present)`;
  if (readsAll(context)) return isListed;
  const companies = companiesOf(context);
  return sql`(${isListed} and exists ${companies} and not exists (select 1 from pool_blocks b
    where b.user_id = p.user_id and b.company_id in ${companies}))`;
}

/** Whether a member shows a part: one who has left the pool shows none. */
const isShown = (field: PoolField): Expression => sql`(p.is_listed and ${sql.lit(field)} = any(p.shows))`;

const ifShown = (field: PoolField, value: Expression): Expression =>
  sql`(case when ${isShown(field)} then ${value} end)`;

const listIfShown = (field: PoolField, names: Expression): Expression =>
  sql`(case when ${isShown(field)} then ${names} else '[]'::json end)`;

const namesOf = (context: ReadContext, pair: string, column: string, table: string): Expression =>
  jsonList(sql`select to_json(${translateColumn(context, 'name', 'n')}) as row from ${sql.table(pair)} x
    join ${sql.table(table)} n on n.id = ${sql.ref(`x.${column}`)} where x.user_id = u.id order by n.name`);

const relatedName = (context: ReadContext, table: string, column: string): Expression =>
  sql`(select ${translateColumn(context, 'name', 'n')} from ${sql.table(table)} n where n.id = ${sql.ref(`u.${column}`)})`;

export const shownName = ifShown('name', fullNameOf('u'));

/** The text of a portrait is the name of the person. */
const shownAvatar = sql`(case when ${isShown('name')} then u.avatar else u.avatar || '{"alt": null}' end)`;

/** Columns of a member in the pool: only what the member shows. */
export function poolColumns(context: ReadContext): Expression {
  return sql`u.id, ${shownName} as name, ${ifShown('avatar', shownAvatar)} as avatar,
    ${ifShown('headline', sql`u.headline`)} as headline, ${ifShown('place', sql`u.city`)} as city,
    ${ifShown('place', countryName(context.lang, sql`u.country_code`))} as country,
    ${ifShown('area', relatedName(context, 'areas', 'area_id'))} as area,
    ${ifShown('seniority', relatedName(context, 'seniority_levels', 'seniority_id'))} as seniority,
    ${listIfShown('skills', namesOf(context, 'user_job_skills', 'job_skill_id', 'job_skills'))} as skills,
    ${listIfShown('languages', namesOf(context, 'user_languages', 'language_proficiency_id', 'language_proficiency'))}
      as languages,
    ${listIfShown('job_types', namesOf(context, 'user_job_types', 'job_type_id', 'job_types'))} as job_types,
    p.years, p.availability, p.updated_at`;
}

/** Further columns of one member. */
export const poolDetails = sql`${ifShown('bio', sql`u.bio`)} as bio, ${ifShown('links', sql`u.linkedin`)} as linkedin,
  ${ifShown('links', sql`u.website`)} as website, ${ifShown('links', sql`u.github`)} as github`;

export type PoolRow = Omit<PoolMember, 'updated_at'> & { readonly updated_at: Date };

/** Whether a member has all of the tags, each of a readable company. */
function hasTags(tags: readonly string[], isReadable: (companyId: Expression) => Expression): Expression {
  return sql`not exists (select 1 from unnest(${[...tags]}::text[]) as w(name) where not exists (
    select 1 from talent_member_tags m join talent_tags t on t.id = m.tag_id
    where m.member_id = p.user_id and ${isReadable(sql`t.company_id`)} and t.folded_name = ${plain(sql`w.name`)}))`;
}

/**
 * The condition of the filters, on the row of the pool alone. A field that a member hides never matches. Tags are those of the viewer's companies, or
 * of one company.
 */
export function matchesPoolFilters(query: TalentPoolFilters, context: ReadContext, companyId?: number): Expression {
  const isReadable = (id: Expression) => (companyId === undefined ? readsFor(id, context) : sql`${id} = ${companyId}`);
  const {
    search = '',
    skills = [],
    skill_mode: mode = 'and',
    languages = [],
    job_types: types = [],
    tags = [],
  } = query;
  const conditions = [
    ...wordsOf(search).map((word) => containsWord(word)(sql`p.search_text`)),
    ...(skills.length === 0
      ? []
      : [sql`p.skill_ids ${mode === 'and' ? sql`@>` : sql`&&`} ${[...new Set(skills)]}::bigint[]`]),
    ...(languages.length === 0
      ? []
      : [all([isShown('languages'), hasSome('user_languages', 'language_proficiency_id', languages)])]),
    ...(types.length === 0 ? [] : [all([isShown('job_types'), hasSome('user_job_types', 'job_type_id', types)])]),
    ...(query.area_id === undefined ? [] : [sql`p.area_id = ${query.area_id}`]),
    ...(query.seniority_id === undefined ? [] : [sql`p.seniority_id = ${query.seniority_id}`]),
    ...(query.country_code === undefined || query.country_code === ''
      ? []
      : [sql`p.country_code = ${query.country_code}`]),
    ...(typeof query.years_from === 'number' ? [sql`p.years >= ${query.years_from}`] : []),
    ...(typeof query.years_to === 'number' ? [sql`p.years <= ${query.years_to}`] : []),
    ...(query.availability === undefined ? [] : [sql`p.availability = ${query.availability}`]),
    ...(tags.length === 0 ? [] : [hasTags(tags, isReadable)]),
  ];
  return sql`(${all(conditions)})`;
}

/** Whether a member has one of some values. The values come first, so that their index is used. */
function hasSome(pair: string, column: string, ids: readonly number[]): Expression {
  return sql`p.user_id in (select x.user_id from ${sql.table(pair)} x
    where ${sql.ref(`x.${column}`)} = any(${[...new Set(ids)]}::bigint[]))`;
}
