import { sql } from 'kysely';

import { type Expression } from './expressions';

/** A country's name in the requested language. */
export function countryName(lang: string | null, code: Expression): Expression {
  const name =
    lang === null || lang === 'en'
      ? sql`c.name`
      : sql`coalesce(c.translations #>> ${sql.lit(`{${lang},name}`)}, c.name)`;
  return sql`(select ${name} from countries c where c.code = ${code})`;
}
