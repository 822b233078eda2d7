import { type RawBuilder, sql } from 'kysely';

import type { ReadContext } from './read-context';

/** SQL of one value. The row's own table has the alias `t`. */
export type Expression = RawBuilder<unknown>;

/** A text column in the requested language; the base text when the translation is missing. */
export function translateColumn(context: ReadContext, column: string, table = 't'): Expression {
  const base = sql.ref(`${table}.${column}`);
  if (context.lang === null || context.lang === 'en') return base;
  const path = sql.lit(`{${context.lang},${column}}`);
  return sql`coalesce(nullif(${sql.ref(`${table}.translations`)} #>> ${path}, ''), ${base})`;
}

/** A text column in all its languages, for search. */
export function inAllLanguages(column: string): Expression {
  const other = (lang: string) => sql`t.translations #>> ${sql.lit(`{${lang},${column}}`)}`;
  return sql`concat_ws(' ', ${sql.ref(`t.${column}`)}, ${other('es')}, ${other('pt')})`;
}

/** A text without accents and in small letters, for comparisons that do not depend on the database's collation. */
export function plain(text: Expression): Expression {
  return sql`lower(f_unaccent(${text}))`;
}

/** The stored folded value of a column by which long lists are sorted (migration 0025). */
export function sortColumn(column: string, table = 't'): Expression {
  return sql.ref(`${table}.${column}_sort`);
}

/** Like `sortColumn`, for a column with translations, in the requested language. */
export function sortColumnInLanguage({ lang }: ReadContext, column: string): Expression {
  return sql.ref(lang === null || lang === 'en' ? `t.${column}_sort` : `t.${column}_sort_${lang}`);
}

/** Whether a text contains a word; accents and case do not matter. */
export function holds(text: Expression, word: string): RawBuilder<boolean> {
  const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`${plain(text)} like ${plain(sql`${pattern}::text`)}`;
}

const mostWords = 8;

/** The words of a search, at most eight. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, mostWords);

/** Whether a text contains all words of a search; true without words. */
export const holdsWords = (text: Expression, search: string): RawBuilder<boolean> =>
  all(wordsOf(search).map((word) => holds(text, word)));

/** Joins conditions with `and`; true without conditions. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Rows of a subquery as a JSON array, `[]` without rows. `rows` selects one JSON value with the name `row`. */
export function jsonList(rows: Expression): Expression {
  return sql`coalesce((select json_agg(list.row) from (${rows}) as list), '[]'::json)`;
}

/** Fields as a JSON object. */
export function jsonObject(fields: Readonly<Record<string, Expression>>): Expression {
  const parts = Object.entries(fields).flatMap(([name, value]) => [sql.lit(name), value]);
  return sql`json_build_object(${sql.join(parts)})`;
}
