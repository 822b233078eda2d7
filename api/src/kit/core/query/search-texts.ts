import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { type Expression, holds, plain } from '../table/expressions';

/** Texts of a long table in which `search` looks. */
export interface SearchTexts {
  /** Column with the folded texts of a row; it has a trigram index (migration 0025). */
  readonly column: Expression;
  /**
   * Condition for rows whose related rows contain the word; null without such rows. It is read before the list, so that
   * the planner knows the ids and can use their index.
   */
  readonly related?: (db: Db, contains: Contains) => Promise<Expression | null>;
}

/** Condition that a column with folded texts contains the searched word. */
export type Contains = (column: Expression) => RawBuilder<boolean>;

/** The shortest run of letters and digits that a trigram index finds anywhere in a word. */
const shortestRun = 3;

/**
 * Condition that a folded text contains a word. A word of one or two letters must be the start of a word of the text:
 * an index of trigrams cannot find it elsewhere.
 */
export function containsWord(word: string): Contains {
  const escapedWord = word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const isShort = !(word.match(/[\p{L}\p{N}]+/gu) ?? []).some((run) => run.length >= shortestRun);
  const like = (column: Expression, pattern: string) => sql<boolean>`${column} like ${plain(sql`${pattern}::text`)}`;
  if (!isShort) return (column) => like(column, `%${escapedWord}%`);
  return (column) => sql<boolean>`(${like(column, `${escapedWord}%`)} or ${like(column, `% ${escapedWord}%`)})`;
}

/** The conditions of a search: each word must be in the texts of the row or of its related rows. */
export function searchConditions(
  db: Db,
  texts: Expression | SearchTexts,
  words: readonly string[],
): Promise<RawBuilder<boolean>[]> {
  return Promise.all(
    words.map(async (word) => {
      if (!('column' in texts)) return holds(texts, word);
      const contains = containsWord(word);
      const relatedRows = (await texts.related?.(db, contains)) ?? null;
      const isInRow = contains(texts.column);
      return relatedRows === null ? isInRow : sql<boolean>`(${isInRow} or ${relatedRows})`;
    }),
  );
}

/** The texts of a table, and the names of the row's country. */
export const textsWithCountry: SearchTexts = {
  column: sql`t.search_text`,
  related: async (db, contains) => {
    const { rows } = await sql<{ code: string }>`select code from countries
      where ${contains(sql`search_text`)}`.execute(db);
    return rows.length === 0 ? null : sql`t.country_code in (${sql.join(rows.map(({ code }) => sql.lit(code)))})`;
  },
};

/** The texts of a table. */
export const ownTexts: SearchTexts = { column: sql`t.search_text` };
