import { type Kysely, sql } from 'kysely';

/** Kinds of `search_entries` (`searchKinds` of the contract). */
const kinds = [
  ...['chapters', 'events', 'jobs', 'courses', 'companies', 'news', 'pages'],
  ...['press', 'perks', 'jefa_perks', 'investors', 'founders'],
];

/** The words of the names of entries that a misspelled search can mean: with letters, and not very short. */
const addWords = (condition: string): string => `insert into search_words
  select distinct word from search_entries e cross join lateral regexp_split_to_table(e.names, '[^[:alnum:]]+') as word
  where ${condition} and length(word) between 3 and 40 and word !~ '[0-9]'
  on conflict do nothing`;

const statements = [
  // One index for each kind: a search reads up to a limit of entries of each kind, and the others cost it nothing.
  'drop index search_entries_document',
  'drop index search_entries_names',
  ...kinds.map(
    (kind) => `create index search_entries_${kind} on search_entries using gin (document) where kind = '${kind}'`,
  ),
  // Entries whose name begins with the searched words, and the newest of a kind.
  'create index search_entries_beginning on search_entries (kind, left(names, 60) text_pattern_ops)',
  'create index search_entries_newest on search_entries (kind, sorted_at desc)',
  `create index search_entries_listed on search_entries (kind, record_id)
    include (updated_at, visible_from, visible_until) where is_indexed`,

  // A misspelled word is looked up among the words of all names, which are far fewer than the names. A word stays when
  // its last entry is removed: it then finds nothing.
  'create table search_words (word text primary key)',
  'create index search_words_letters on search_words using gin (word gin_trgm_ops)',
  addWords('true'),
  `create function search_add_words() returns trigger language plpgsql as $$
    begin
      ${addWords('(e.kind, e.record_id) in (select kind, record_id from changed)')};
      return null;
    end $$`,
  `create trigger search_words_insert after insert on search_entries referencing new table as changed
    for each statement execute function search_add_words()`,
  `create trigger search_words_update after update on search_entries referencing new table as changed
    for each statement execute function search_add_words()`,

  // Jobs are searched by the names of their companies, and companies of a country are sorted by name.
  'create index companies_name_sort on companies using gin (name_sort gin_trgm_ops)',
  'create index companies_by_country on companies (country_code, name_sort, id) where deleted_at is null',
];

/** Site search whose time depends on the results that it shows, not on the number of entries with the words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
