import { type SearchKind, searchKinds, type searchOrders } from '@enlace/shared-contract';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { all, translateColumn } from '../../../kit/expressions';
import type { ReadContext } from '../../../kit/read-context';
import { countryName } from '../../../kit/country-name';
import { tsQueryOf } from './search-words';

/** How much of a word must be written alike; below it, unrelated words of the same length come in. */
const nearness = 0.4;

export interface Found {
  readonly kind: SearchKind;
  readonly record_id: number;
  /** Of its kind. */
  readonly total: number;
  /** Among its kind, from 1. */
  readonly place: number;
}

export interface SourceRow extends Pick<Found, 'kind' | 'record_id'> {
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
  /** Whether words that are only written alike count. */
  readonly isNear: boolean;
  readonly page: number;
  readonly perPage: number;
  readonly order: (typeof searchOrders)[number];
  readonly now: Date;
}

/** One page of each kind, and the first of each for its total. Best first; what is over comes after what is to come. */
export async function findEntries(db: Db, search: Search): Promise<Found[]> {
  if (!search.isNear) return select(db, search, exactly(search.words));
  // The measure of the near operator is a setting of the session; a transaction keeps it from others.
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(nearness)}, true)`.execute(trx);
    return select(trx, search, all(search.words.map((word) => sql`(${exactly([word])} or names %> ${word}::text)`)));
  });
}

function exactly(words: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`document @@ to_tsquery('simple', ${tsQueryOf(words)}::text)`;
}

async function select(db: Db, search: Search, condition: RawBuilder<boolean>): Promise<Found[]> {
  const { words, isNear, page, perPage, order, now } = search;
  const rank = isNear
    ? sql`word_similarity(${words.join(' ')}::text, names)`
    : sql`ts_rank(document, to_tsquery('simple', ${tsQueryOf(words)}::text), 1)`;
  const { rows } = await sql<Found>`
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

/** What is shown of some records, read from the records themselves. */
export async function readSources(
  db: Db,
  found: readonly Pick<Found, 'kind' | 'record_id'>[],
  context: ReadContext,
): Promise<SourceRow[]> {
  const ofKinds = searchKinds.flatMap((kind) => {
    const ids = found.filter((entry) => entry.kind === kind).map(({ record_id }) => record_id);
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

/** A translation as it is; some kinds keep that of their title under `name`, that of their body under `description`. */
function inLanguage({ lang }: ReadContext, field: 'name' | 'description'): RawBuilder<unknown> {
  if (lang === null || lang === 'en') return sql`null`;
  return sql`nullif(t.translations #>> ${sql.lit(`{${lang},${field}}`)}, '')`;
}
