import { type SearchKind, searchKinds, type searchOrders } from '@enlace/shared-contract';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import { countryName } from '../../../kit/country-name';
import { tsQueryOf } from './search-words';

/** The least similarity of two words; with less, unrelated words of the same length match. */
const nearness = 0.4;

export interface FoundEntry {
  readonly kind: SearchKind;
  readonly record_id: number;
  /** Number of entries of this kind. */
  readonly total: number;
  /** Position among the entries of this kind, from 1. */
  readonly place: number;
}

export interface SourceRow extends Pick<FoundEntry, 'kind' | 'record_id'> {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly body: string | null;
  readonly note: string | null;
  readonly at: Date | null;
  readonly timezone: string | null;
}

export interface Search {
  readonly words: readonly string[];
  /** Whether similar words count. */
  readonly isNear: boolean;
  readonly page: number;
  readonly perPage: number;
  readonly order: (typeof searchOrders)[number];
  readonly now: Date;
}

/**
 * One page of entries of each kind, and the first entry of each kind for its total. The best entry is first; past
 * events follow after future ones.
 */
export async function findEntries(db: Db, search: Search): Promise<FoundEntry[]> {
  if (!search.isNear) return selectEntries(db, search, matchesWords(search.words));
  // The least similarity is a setting of the database session; the transaction limits it to this query.
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(nearness)}, true)`.execute(trx);
    return selectEntries(
      trx,
      search,
      all(search.words.map((word) => sql`(${matchesWords([word])} or names %> ${word}::text)`)),
    );
  });
}

function matchesWords(words: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`document @@ to_tsquery('simple', ${tsQueryOf(words)}::text)`;
}

async function selectEntries(db: Db, search: Search, condition: RawBuilder<boolean>): Promise<FoundEntry[]> {
  const { words, isNear, page, perPage, order, now } = search;
  const rank = isNear
    ? sql`word_similarity(${words.join(' ')}::text, names)`
    : sql`ts_rank(document, to_tsquery('simple', ${tsQueryOf(words)}::text), 1)`;
  const { rows } = await sql<FoundEntry>`
    select kind, record_id, total, place from (
      select kind, record_id, count(*) over (partition by kind) as total,
        row_number() over (partition by kind
          order by coalesce(over_at < ${now}, false), ${order === 'newest' ? sql`` : sql`rank desc,`} sorted_at desc, record_id) as place
      from (select kind, record_id, over_at, sorted_at, ${rank} as rank from search_entries
        where ${condition} and (visible_from is null or visible_from <= ${now})
          and (visible_until is null or visible_until > ${now})) as found
    ) as placed
    where place = 1 or (place > ${(page - 1) * perPage} and place <= ${page * perPage})
    order by kind, place`.execute(db);
  return rows;
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
      coalesce(${inLanguage(context, 'description')}, ${translateColumn(context, 'body')}) as body
    from search_source as t where ${sql.join(ofKinds, sql` or `)}`.execute(db);
  return rows;
}

/**
 * A field in the language of the request. Some kinds store the translation of their title under `name` and of their
 * body under `description`.
 */
function inLanguage({ lang }: ReadContext, field: 'name' | 'description'): RawBuilder<unknown> {
  if (lang === null || lang === 'en') return sql`null`;
  return sql`nullif(t.translations #>> ${sql.lit(`{${lang},${field}}`)}, '')`;
}
