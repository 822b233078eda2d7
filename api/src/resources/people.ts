import { sql } from 'kysely';

import { type Expression } from '../kit/expressions';

/** A person's name; her row is called `u`. */
export const fullName: Expression = sql`trim(u.first_name || ' ' || u.last_name)`;

/** A country's name in the language asked for. */
export function countryName(lang: string | null, code: Expression): Expression {
  const name =
    lang === null || lang === 'en'
      ? sql`c.name`
      : sql`coalesce(c.translations #>> ${sql.lit(`{${lang},name}`)}, c.name)`;
  return sql`(select ${name} from countries c where c.code = ${code})`;
}
