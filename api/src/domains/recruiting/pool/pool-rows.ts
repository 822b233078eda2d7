import { isAllowed } from '@enlace/shared-contract/access';
import type { PoolField, PoolMember, TalentPoolQuery } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import { countryName } from '../../../kit/country-name';
import { type Expression, holdsWords, jsonList, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import { fullNameOf, isPresent } from '../../identity';

/** Whether a viewer reads for all companies. */
export function readsAll({ viewer = null }: ReadContext): boolean {
  return isAllowed(viewer, ['admin', 'talent-pool.list']);
}

/** Ids of the companies that a viewer recruits for. */
export function companiesOf({ viewer = null }: ReadContext): Expression {
  return sql`(select cr.company_id from company_recruiters cr join companies c on c.id = cr.company_id
    where cr.user_id = ${viewer?.id ?? 0} and c.deleted_at is null)`;
}

export const poolTables = sql`pool_members p join users u on u.id = p.user_id`;

/**
 * Members of the pool whom a viewer may see. A recruiter without a company sees none. One blocked company is enough to
 * hide a member from a recruiter of several.
 */
export function isInPool(context: ReadContext): Expression {
  const isListed = sql`(p.is_listed and ${isPresent('u')})`;
  if (readsAll(context)) return isListed;
  const companies = companiesOf(context);
  return sql`(${isListed} and exists ${companies} and not exists (select 1 from pool_blocks b
    where b.user_id = p.user_id and b.company_id in ${companies}))`;
}

const isShown = (field: PoolField): Expression => sql`(${sql.lit(field)} = any(p.shows))`;

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

/** Columns of a member in the pool: only what the member shows. */
export function poolColumns(context: ReadContext): Expression {
  return sql`u.id, ${shownName} as name, ${ifShown('avatar', sql`u.avatar`)} as avatar,
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

/** The condition of the filters. A field that a member hides never matches. */
export function matchesPoolFilters(query: TalentPoolQuery): Expression {
  const { search = '', skills = [], skill_mode: mode = 'and', languages = [], job_types: types = [] } = query;
  const count = (pair: string, column: string, ids: readonly number[]): Expression =>
    sql`(select count(*) from ${sql.table(pair)} x where x.user_id = u.id
      and ${sql.ref(`x.${column}`)} = any(${[...new Set(ids)]}::bigint[]))`;
  const conditions = [
    holdsWords(searchText, search),
    ...(skills.length === 0
      ? []
      : [
          sql`(${isShown('skills')} and ${count('user_job_skills', 'job_skill_id', skills)}
            >= ${mode === 'and' ? new Set(skills).size : 1})`,
        ]),
    ...(languages.length === 0
      ? []
      : [sql`(${isShown('languages')} and ${count('user_languages', 'language_proficiency_id', languages)} > 0)`]),
    ...(types.length === 0
      ? []
      : [sql`(${isShown('job_types')} and ${count('user_job_types', 'job_type_id', types)} > 0)`]),
    ...(query.area_id === undefined ? [] : [sql`(${isShown('area')} and u.area_id = ${query.area_id})`]),
    ...(query.seniority_id === undefined
      ? []
      : [sql`(${isShown('seniority')} and u.seniority_id = ${query.seniority_id})`]),
    ...(query.country_code === undefined || query.country_code === ''
      ? []
      : [sql`(${isShown('place')} and u.country_code = ${query.country_code})`]),
    ...(typeof query.years_from === 'number' ? [sql`p.years >= ${query.years_from}`] : []),
    ...(typeof query.years_to === 'number' ? [sql`p.years <= ${query.years_to}`] : []),
    ...(query.availability === undefined ? [] : [sql`p.availability = ${query.availability}`]),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** The words of the fields that a member shows. */
const searchText = sql`concat_ws(' ', ${shownName}, ${ifShown('headline', sql`u.headline`)},
  ${ifShown('bio', sql`u.bio`)}, ${ifShown('place', sql`u.city`)},
  ${ifShown(
    'skills',
    sql`(select string_agg(n.name, ' ') from user_job_skills x join job_skills n on n.id = x.job_skill_id
      where x.user_id = u.id)`,
  )})`;
