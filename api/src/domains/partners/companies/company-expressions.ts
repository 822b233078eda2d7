import { sql } from 'kysely';

import { type Expression, jsonList, jsonObject, plain, translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isShownTo, personCard } from '../../identity';
import { isOpenJob } from '../../work';

/** A related row with its name in the language of the request. */
function describeRow(context: ReadContext, table: string): Expression {
  return jsonObject({
    id: sql.ref(`${table}.id`),
    name: translateColumn(context, 'name', table),
    slug: sql.ref(`${table}.slug`),
  });
}

/** Categories of a company; the alias of its row is `t`. */
export function categoriesOf(context: ReadContext): Expression {
  return jsonList(sql`select ${describeRow(context, 'c')} as row from company_company_categories cc
    join company_categories c on c.id = cc.company_category_id
    where cc.company_id = t.id order by ${plain(translateColumn(context, 'name', 'c'))}, c.id`);
}

/** Perks of a company. */
export function perksOf(context: ReadContext): Expression {
  return jsonList(sql`select ${describeRow(context, 'p')} as row from company_perks cp join perks p on p.id = cp.perk_id
    where cp.company_id = t.id order by ${plain(translateColumn(context, 'name', 'p'))}, p.id`);
}

/** Recruiters of a company with the fields that the viewer may read; never with address and phone. */
export function recruitersOf(context: ReadContext): Expression {
  return jsonList(sql`select ${personCard(context)} as row from company_recruiters cr
    join users u on u.id = cr.user_id and ${isShownTo(context)} where cr.company_id = t.id order by u.first_name, u.id`);
}

/** Number of a company's jobs that accept applications now. */
export function jobsCount(context: ReadContext): Expression {
  return sql`(select count(*) from jobs j where j.company_id = t.id and ${isOpenJob(context, 'j')})`;
}

/** Companies with such jobs, and their numbers. */
export function jobsByCompany(context: ReadContext): Expression {
  return sql`select j.company_id as id, count(*) as count from jobs j where ${isOpenJob(context, 'j')} group by 1`;
}
