import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import { type SearchKind, searchKinds, type searchOrders } from '@enlace/shared-contract/site';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { countryName } from '../../../kit/core/values/country-name';
import { noteSources } from './note-sources';
import { bestTitle, equalTitle, rankNames, rankTexts, rankTitle, titleColumns } from './rank-entries';
import { searchForKind, startOfWord } from './search-words';

/** The least similarity of two words; with less, unrelated words of the same length match. */
const nearness = 0.35;
/** The same for words that begin with different letters: a slip of the pen seldom changes the first one. */
const farNearness = 0.5;

/** Letters by which a similar word is longer or shorter at most: `what` is another word than `whatsapp`. */
const mostLettersApart = 2;

/** The most similar words of the site that count for a searched word. */
const mostSimilarWords = 5;

/** Entries of a kind that are counted and ranked; more entries than these are too many to read. */
const mostEntries = 1000;

/** Entries whose title begins with the searched words; they are ranked even when there are too many entries. */
const mostBeginnings = 50;

/** Characters of a title in the indexes of the beginnings (migration 0039). */
const beginningLength = 60;

export interface FoundEntry {
  readonly kind: SearchKind;
  readonly record_id: number;
  /** Number of entries of this kind, at most `mostEntries`. */
  readonly total: number;
  /** Whether there can be more entries than `total`. */
  readonly isMore: boolean;
  /** Position among the entries of this kind, from 1. */
  readonly place: number;
  /** How well the title fits (`rankTitle`). */
  readonly fit: number;
  /** How well the entry fits, to compare entries of different kinds. */
  readonly score: number;
}

export interface SourceRow extends Pick<FoundEntry, 'kind' | 'record_id'> {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly body: string | null;
  /** Texts of the record in the other languages. */
  readonly others: readonly (string | null)[];
  /** Names of people on the page of the record. */
  readonly names: string | null;
  readonly note: string | null;
  readonly at: Date | null;
  readonly timezone: string | null;
}

export interface Search {
  /** The whole searched text (`phraseOf`). */
  readonly phrase: string;
  readonly words: readonly string[];
  /** Whether similar words count. */
  readonly isNear: boolean;
  readonly page: number;
  readonly perPage: number;
  readonly order: (typeof searchOrders)[number];
  readonly now: Date;
  readonly viewer: Viewer | null;
}

/**
 * One page of entries of each kind, and the first entry of each kind for its total. A best match is first; past events
 * follow after future ones.
 */
export async function findEntries(db: Db, search: Search): Promise<FoundEntry[]> {
  noteSources();
  if (!search.isNear) return selectEntries(db, search, (kind) => searchForKind(search, kind).words.map(startOfWord));
  const texts = await similarTexts(db, search.words);
  return texts.length === 0 ? [] : selectEntries(db, search, () => texts);
}

/** Text-search queries for each word: its start, or one of the most similar words. None when no word is similar. */
async function similarTexts(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ similar: string[] }>`select array(
      select w.word from search_words w where w.word % one.word and similarity(w.word, one.word) >
        case when left(w.word, 1) = left(one.word, 1) then ${nearness}::real else ${farNearness}::real end
        and abs(length(w.word) - length(one.word)) <= ${mostLettersApart}
      order by similarity(w.word, one.word) desc, w.word limit ${mostSimilarWords}) as similar
    from unnest(array[${sql.join(words)}]::text[]) with ordinality as one(word, place) order by place`.execute(db);
  if (rows.every(({ similar }) => similar.length === 0)) return [];
  return words.map((word, at) => {
    const [first, ...others] = [startOfWord(word), ...(rows[at]?.similar ?? [])];
    return others.length === 0 ? String(first) : `(${[first, ...others].join(' | ')})`;
  });
}

async function selectEntries(
  db: Db,
  { phrase, words, isNear, page, perPage, order, now, viewer }: Search,
  textsOf: (kind: SearchKind) => readonly string[],
): Promise<FoundEntry[]> {
  const ofKind = (kind: SearchKind): RawBuilder<unknown> => {
    const ofKindAlone = searchForKind({ phrase, words }, kind);
    const query = sql`to_tsquery('simple', ${textsOf(kind).join(' & ')}::text)`;
    // The planner must know the kind, because each kind has its own index.
    const visible = sql`kind = ${sql.lit(kind)} and (visible_from is null or visible_from <= ${now})
      and (visible_until is null or visible_until > ${now}) and ${isShownTo(viewer, kind)}`;
    const fit = isNear ? sql`0` : rankTitle(ofKindAlone.phrase, ofKindAlone.words);
    const score = isNear ? rankNames(phrase) : rankTexts(ofKindAlone.phrase, query);
    // "Jobs Lima" means jobs more than pages with both words.
    // A founder's own page comes before the place in the list of founders.
    const bonus = sql.lit((!isNear && ofKindAlone.words.length < words.length ? 10 : 0) + (kind === 'people' ? 1 : 0));
    const rankEntries = (entries: RawBuilder<unknown>): RawBuilder<unknown> =>
      sql`select kind, record_id, over_at, sorted_at, ${fit} as fit, ${score} + ${bonus} as score from (${entries}) as e`;
    const matching = sql`select * from search_entries where ${visible} and document @@ ${query}`;
    if (order === 'newest') return sql`(${rankEntries(sql`${matching} order by sorted_at desc limit ${mostEntries}`)})`;
    // Ranks are computed after the limit.
    const any = rankEntries(sql`${matching} limit ${mostEntries}`);
    if (isNear) return sql`(${any})`;
    const beginnings = titleColumns.map((column) => rankEntries(beginningWith(ofKindAlone.phrase, column, visible)));
    return sql`(${sql.join([any, ...beginnings], sql` union `)})`;
  };
  const isOver = sql`coalesce(over_at < ${now}, false)`;
  const rank = sql`fit = ${sql.lit(equalTitle)} desc, fit >= ${sql.lit(bestTitle)} desc, ${isOver}, 10 * fit + score desc,`;
  const { rows } = await sql<FoundEntry>`
    select kind, record_id, least(total, ${mostEntries}::int)::int as total, total >= ${mostEntries}::int as "isMore",
      place, fit, score
    from (
      select kind, record_id, fit::float8 as fit, (10 * fit + score - case when ${isOver} then 5 else 0 end)::float8 as score,
        count(*) over (partition by kind) as total,
        row_number() over (partition by kind
          order by ${order === 'newest' ? sql`${isOver},` : rank} sorted_at desc, record_id) as place
      from (${sql.join(searchKinds.map(ofKind), sql` union all `)}) as entries
    ) as placed
    where place = 1 or (place > ${(page - 1) * perPage} and place <= ${page * perPage})
    order by kind, place`.execute(db);
  return rows;
}

/** Recruiters do not find people who have blocked one of their companies. */
function isShownTo(viewer: Viewer | null, kind: SearchKind): RawBuilder<unknown> {
  if (viewer === null || isAllowed(viewer, ['admin']) || (kind !== 'people' && kind !== 'founders')) return sql`true`;
  return sql`record_id not in (select b.user_id from pool_blocks b join company_recruiters cr
    on cr.company_id = b.company_id where cr.user_id = ${viewer.id})`;
}

/** Entries with a title that begins with a text, the shortest ones first. */
function beginningWith(phrase: string, column: string, visible: RawBuilder<unknown>): RawBuilder<unknown> {
  const beginning = sql`left(${sql.ref(column)}, ${sql.lit(beginningLength)}) collate "C"`;
  return sql`select * from search_entries where ${visible} and ${beginning} like ${`${phrase.slice(0, beginningLength)}%`}::text
    order by ${beginning} limit ${mostBeginnings}`;
}

/** Fields of some records that the results show, read from the tables of the records. */
export async function readSources(
  db: Db,
  entries: readonly Pick<FoundEntry, 'kind' | 'record_id'>[],
  context: ReadContext,
): Promise<SourceRow[]> {
  const ofKinds = searchKinds.flatMap((kind) => {
    const ids = entries.filter((entry) => entry.kind === kind).map(({ record_id }) => record_id);
    return ids.length === 0 ? [] : [sql`(t.kind = ${sql.lit(kind)} and t.record_id in (${sql.join(ids)}))`];
  });
  if (ofKinds.length === 0) return [];
  const { rows } = await sql<SourceRow>`select t.kind, t.record_id, t.slug, t.at, t.timezone,
      concat_ws(', ', nullif(t.note, ''), ${countryName(context.lang, sql`t.country_code`)}) as note,
      coalesce(${inLanguage(context, 'name')}, ${translateColumn(context, 'title')}) as title,
      ${translateColumn(context, 'summary')} as summary,
      coalesce(${inLanguage(context, 'description')}, ${translateColumn(context, 'body')}) as body,
      array[t.summary, t.body, ${otherTexts}] as others, case when t.kind <> 'jobs' then t.names_shown end as names
    from search_source as t where ${sql.join(ofKinds, sql` or `)}`.execute(db);
  return rows;
}

/** Summaries and bodies of a record in Spanish and Portuguese. */
const otherTexts = sql.join(
  ['es', 'pt'].flatMap((lang) =>
    ['summary', 'body', 'description'].map((field) => sql`t.translations #>> ${sql.lit(`{${lang},${field}}`)}`),
  ),
);

/**
 * A field in the language of the request. Some kinds store the translation of their title under `name` and of their
 * body under `description`.
 */
function inLanguage({ lang }: ReadContext, field: 'name' | 'description'): RawBuilder<unknown> {
  if (lang === null || lang === 'en') return sql`null`;
  return sql`nullif(t.translations #>> ${sql.lit(`{${lang},${field}}`)}, '')`;
}
