import { type Kysely, sql } from 'kysely';

const ownFields = [
  ...['canonical', 'languageAlternates', 'openGraph_url', 'openGraph_article_published_time'],
  ...['openGraph_article_modified_time', 'openGraph_article_expiration_time'],
];

const statements = [
  // The tickets and the code of the request that began an order: its key is refused for others.
  'alter table orders add column wish_hash text',

  // Dates of a series got the address of the page of another date.
  `update events e set seo = e.seo - '{${ownFields.join(',')}}'::text[] from event_series_dates d
    where d.event_id = e.id and exists (select 1 from event_series_dates o join events other on other.id = o.event_id
      where o.series_id = d.series_id and o.event_id <> e.id
        and rtrim(e.seo ->> 'canonical', '/') like '%/events/' || replace(other.slug, '_', '\\_'))`,
];

/** Keys of holds with one wish, and dates of a series with their own addresses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
