import { type RawBuilder, sql } from 'kysely';

import type { ReadContext } from './read-context';

/** SQL of one value. In a resource's expressions the row's own table is called `t`. */
export type Expression = RawBuilder<unknown>;

/** A text column in the language asked for, the base text where a translation is missing. */
export function translated(context: ReadContext, column: string, table = 't'): Expression {
  const base = sql.ref(`${table}.${column}`);
  if (context.lang === null || context.lang === 'en') return base;
  const path = sql.lit(`{${context.lang},${column}}`);
  return sql`coalesce(nullif(${sql.ref(`${table}.translations`)} #>> ${path}, ''), ${base})`;
}

/** A text column in all its languages, to search in. */
export function inAllLanguages(column: string): Expression {
  const other = (lang: string) => sql`t.translations #>> ${sql.lit(`{${lang},${column}}`)}`;
  return sql`concat_ws(' ', ${sql.ref(`t.${column}`)}, ${other('es')}, ${other('pt')})`;
}

/** A text as it is compared: without accents and case, the same on every database whatever its collation. */
export function plain(text: Expression): Expression {
  return sql`lower(f_unaccent(${text}))`;
}

/** Whether a text holds a word, ignoring accents and case. */
export function holds(text: Expression, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`${plain(text)} like ${plain(sql`${pattern}::text`)}`;
}

/** Conditions that must all hold; true when there are none. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Rows of a subquery as a JSON array, `[]` when there are none. `rows` selects one JSON value called `row`. */
export function jsonList(rows: Expression): Expression {
  return sql`coalesce((select json_agg(list.row) from (${rows}) as list), '[]'::json)`;
}

/** Fields as a JSON object. */
export function jsonObject(fields: Readonly<Record<string, Expression>>): Expression {
  const parts = Object.entries(fields).flatMap(([name, value]) => [sql.lit(name), value]);
  return sql`json_build_object(${sql.join(parts)})`;
}
