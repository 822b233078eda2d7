import { type RawBuilder, sql } from 'kysely';

import { startOfWord } from './search-words';

type Sql = RawBuilder<unknown>;

/** Titles of an entry, in three languages. */
export const titleColumns = ['title', 'title_es', 'title_pt'] as const;

/** The fit of a title that is the searched text. */
export const equalTitle = 4;
/** The least fit of a title that begins with the searched text; such an entry can be the best match of a search. */
export const bestTitle = 2.5;

/** Characters of a searched text that can be the beginning of a word. */
const shortestBeginning = 3;

/**
 * How well a title fits: 4 for the searched text itself, 3 when it begins with its words, 2.5 when it begins with a part
 * of a word, 2 when it contains the words in this order, 1 when it contains each of them, 0 when other texts do.
 */
export function rankTitle(phrase: string, words: readonly string[]): Sql {
  const isInTitles = sql`document @@ to_tsquery('simple', ${words.map((word) => `${startOfWord(word)}A`).join(' & ')}::text)`;
  const ofTitle = (column: string): Sql => sql`case when ${sql.ref(column)} = ${phrase}::text then 4
    when starts_with(${sql.ref(column)}, ${`${phrase} `}::text) then 3
    when ${sql.lit(phrase.length >= shortestBeginning)} and starts_with(${sql.ref(column)}, ${phrase}::text) then 2.5
    when position(${` ${phrase} `}::text in ' ' || ${sql.ref(column)} || ' ') > 0 then 2 end`;
  return sql`coalesce(greatest(${sql.join(titleColumns.map(ofTitle))}), case when ${isInTitles} then 1 end, 0)`;
}

/**
 * How well the texts fit, from 0 to 9: words near each other count more than words apart, names of places and people
 * more than a summary, a summary more than a long text, and short titles and texts more than long ones.
 */
export function rankTexts(phrase: string, query: Sql): Sql {
  const nearness = sql`ts_rank_cd('{0.05, 0.2, 0.4, 1}', document, ${query}, 1)`;
  const isPhrase = phrase.includes(' ') ? sql`document @@ phraseto_tsquery('simple', ${phrase}::text)` : sql`false`;
  return sql`least(6, 4 * ${nearness} + case when ${isPhrase} then 3 else 0 end) + 3 * ${shareOfTitle(phrase)}`;
}

/** The part of the title that the searched text takes, by length: a short title with the word is more about it. */
function shareOfTitle(phrase: string): Sql {
  return sql`least(1, ${sql.lit(phrase.length)}::float8 / greatest(length(title), 1))`;
}

/** How alike names and searched words are, from 0 to 9. */
export function rankNames(phrase: string): Sql {
  const likeness = titleColumns.map((column) => sql`similarity(${sql.ref(column)}, ${phrase}::text)`);
  return sql`5 * word_similarity(${phrase}::text, names) + 4 * coalesce(greatest(${sql.join(likeness)}), 0)`;
}
