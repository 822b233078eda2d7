import type { Viewer } from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { type Applicant, applicantSchema } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { countryName } from '../../../kit/core/values/country-name';
import { type Expression, jsonList, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { fullName, maskField } from '../../identity';

/** A recruiter of any company: an application shows what recruiters may read of a member, and the e-mail address. */
const companyReader: Viewer = { id: 0, name: '', roles: ['recruiters'], permissions: [] };

/** A member's profile as a company reads it, in the language of the request. Throws NOT_FOUND. */
export async function findApplicant(db: Db, userId: number, { lang, now }: ReadContext): Promise<Applicant> {
  const context: ReadContext = { lang, now, viewer: companyReader };
  const maskValue = (field: Parameters<typeof maskField>[1], value: Expression): Expression =>
    maskField(context, field, value);
  const plainFields = [
    'headline',
    'bio',
    'avatar',
    'city',
    'company',
    'phone',
    'linkedin',
    'website',
    'github',
  ] as const;
  const relatedName = (table: string, column: string): Expression =>
    sql`(select ${translateColumn(context, 'name', 'n')} from ${sql.table(table)} n where n.id = ${sql.ref(`u.${column}`)})`;
  const { rows } = await sql<object>`select ${fullName} as name, u.email,
      ${sql.join(plainFields.map((name) => sql`${maskValue(name, sql.ref(`u.${name}`))} as ${sql.ref(name)}`))},
      ${maskValue('country', countryName(context.lang, sql`u.country_code`))} as country,
      ${maskValue('area', relatedName('areas', 'area_id'))} as area,
      ${maskValue('seniority', relatedName('seniority_levels', 'seniority_id'))} as seniority,
      ${namesOrNone(maskValue('skills', skillNames(context, 'general')))} as general_skills,
      ${namesOrNone(maskValue('skills', skillNames(context, 'tech')))} as tech_skills,
      ${namesOrNone(maskValue('job_types', namesOf(context, 'user_job_types', 'job_type_id', 'job_types')))} as job_types,
      ${namesOrNone(
        maskValue('languages', namesOf(context, 'user_languages', 'language_proficiency_id', 'language_proficiency')),
      )} as languages
    from users u where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return applicantSchema.parse(row);
}

const namesOrNone = (names: Expression): Expression => sql`coalesce(${names}, '[]'::json)`;

const nameRow = (context: ReadContext): Expression => sql`to_json(${translateColumn(context, 'name', 'n')}) as row`;

function skillNames(context: ReadContext, kind: 'general' | 'tech'): Expression {
  return jsonList(sql`select ${nameRow(context)} from user_job_skills p join job_skills n on n.id = p.job_skill_id
    where p.user_id = u.id and n.kind = ${sql.lit(kind)} order by n.name`);
}

function namesOf(context: ReadContext, pair: string, column: string, table: string): Expression {
  return jsonList(sql`select ${nameRow(context)} from ${sql.table(pair)} p
    join ${sql.table(table)} n on n.id = ${sql.ref(`p.${column}`)} where p.user_id = u.id order by n.name`);
}
