import { sql } from 'kysely';

import { isAnyId } from '../../../../infrastructure/db/any-id';
import { type Expression, plain, sortColumn, sortColumnInLanguage } from '../../../../kit/core/table/expressions';
import type { SearchTexts } from '../../../../kit/core/query/search-texts';
import type { ReadContext } from '../../../../kit/core/table/read-context';

/** A word that more companies have in their names is too common to search for. */
const mostCompanies = 1000;

/** The texts of a job, and the name of its company. */
export const jobSearchTexts: SearchTexts = {
  column: sql`t.search_text`,
  related: async (db, contains) => {
    const { rows } = await sql<{ id: number }>`select c.id from companies c
      where ${contains(sortColumn('name', 'c'))} and c.id = any(array(select distinct j.company_id from jobs j))
      limit ${mostCompanies}`.execute(db);
    const ids = rows.map(({ id }) => id);
    return ids.length === 0 ? null : isAnyId(sql`t.company_id`, ids);
  },
};

/** More seconds than any time since 1970 has, so that the rank counts before the time. */
const rankUnit = 10_000_000_000;

/**
 * Order of the results of a search: by the words that the title contains, more at the start of a word; then the newest
 * first.
 */
export function jobRelevance(words: readonly string[], context: ReadContext): Expression {
  const title = sortColumnInLanguage(context, 'title');
  const ranks = words.map((word) => {
    const escapedWord = word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
    const like = (pattern: string) => sql`${title} like ${plain(sql`${pattern}::text`)}`;
    return sql`case when ${like(`${escapedWord}%`)} or ${like(`% ${escapedWord}%`)} then 2
      when ${like(`%${escapedWord}%`)} then 1 else 0 end`;
  });
  return sql`((${sql.join(ranks, sql` + `)}) * ${sql.lit(rankUnit)}::bigint
    + coalesce(extract(epoch from t.published_at), 0))`;
}
