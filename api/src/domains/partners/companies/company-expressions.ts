import { sql } from 'kysely';

import { type Expression, jsonList, jsonObject, plain, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import { isPresent, personCard } from '../../identity';
import { isOpenJob } from '../../work';

/** A related row by its name in the language asked for. */
function named(context: ReadContext, table: string): Expression {
  return jsonObject({
    id: sql.ref(`${table}.id`),
    name: translateColumn(context, 'name', table),
    slug: sql.ref(`${table}.slug`),
  });
}

/** What a company does; its row is called `t`. */
export function categoriesOf(context: ReadContext): Expression {
  return jsonList(sql`select ${named(context, 'c')} as row from company_company_categories cc
    join company_categories c on c.id = cc.company_category_id
    where cc.company_id = t.id order by ${plain(translateColumn(context, 'name', 'c'))}, c.id`);
}

/** What a company offers. */
export function perksOf(context: ReadContext): Expression {
  return jsonList(sql`select ${named(context, 'p')} as row from company_perks cp join perks p on p.id = cp.perk_id
    where cp.company_id = t.id order by ${plain(translateColumn(context, 'name', 'p'))}, p.id`);
}

/** Who hires for a company, as far as the viewer may see her; e-mail and phone are never among it. */
export function recruitersOf(context: ReadContext): Expression {
  return jsonList(sql`select ${personCard(context)} as row from company_recruiters cr
    join users u on u.id = cr.user_id and ${isPresent()} where cr.company_id = t.id order by u.first_name, u.id`);
}

/** Jobs of a company that can be applied to now. */
export function jobsCount(context: ReadContext): Expression {
  return sql`(select count(*) from jobs j where j.company_id = t.id and ${isOpenJob(context, 'j')})`;
}
