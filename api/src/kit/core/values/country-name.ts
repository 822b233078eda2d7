import { sql } from 'kysely';

import { type Expression } from '../table/expressions';
import type { ReadContext } from '../table/read-context';

/** A country's name in the requested language. */
export function countryName(lang: string | null, code: Expression): Expression {
  const name =
    lang === null || lang === 'en'
      ? sql`c.name`
      : sql`coalesce(c.translations #>> ${sql.lit(`{${lang},name}`)}, c.name)`;
  return sql`(select ${name} from countries c where c.code = ${code})`;
}

/** The place of a row's country in the order of the names in the requested language; an index has the same expression. */
export function countryPlace({ lang }: Pick<ReadContext, 'lang'>): Expression {
  return sql`country_place(t.country_code, ${sql.lit(lang ?? 'en')})`;
}
