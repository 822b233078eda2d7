import { type Kysely, sql } from 'kysely';

const fold = (text: string): string => `lower(f_unaccent(${text}))`;

/** Texts with spaces between; `concat_ws` is not immutable. */
const join = (texts: readonly string[]): string => texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `);

/** Indexes of a sort value that can be missing: such rows come last in both directions. */
const both = (name: string, table: string, before: string, value: string, rest: string): string[] => [
  `create index ${name} on ${table} (${before}${value}, id)${rest}`,
  `create index ${name}_back on ${table} (${before}${value} desc nulls last, id desc)${rest}`,
];

const notRemoved = ' where deleted_at is null';

/** Sort values of the entries of forms; the lists show one family each. */
const entryValues = { name: fold('name'), email: 'lower(email)', company_name: fold('company_name') };

const mediaTexts = [...['name', `alt ->> 'en'`, `alt ->> 'es'`, `alt ->> 'pt'`, 'mime', 'credit', 'tags::text']];

const statements = [
  `create index events_by_going_count on events (going_count, id)${notRemoved}`,

  ...Object.entries(entryValues).flatMap(([name, value]) =>
    both(`form_entries_by_${name}`, 'form_entries', 'family, ', value, notRemoved),
  ),
  `create index form_entries_by_score on form_entries (family, score, id)${notRemoved}`,
  'drop index form_entries_state',
  `create index form_entries_state on form_entries (family, state, id)${notRemoved}`,

  ...both('media_by_name', 'media', '', 'lower(name)', ''),
  `alter table media add column search_text text generated always as (${fold(join(mediaTexts))}) stored`,
  'create index media_search_text on media using gin (search_text gin_trgm_ops)',
  `create index media_uses_label on media_uses using gin (${fold('label')} gin_trgm_ops)`,

  // Jobs are sorted by the names of their companies.
  'alter table jobs add column company_sort text',
  'update jobs set company_sort = c.name_sort from companies c where c.id = jobs.company_id',
  ...both('jobs_by_company_sort', 'jobs', '', 'company_sort', notRemoved),
  `create function jobs_read_company() returns trigger language plpgsql as $$
    begin
      new.company_sort := (select name_sort from companies where id = new.company_id);
      return new;
    end $$`,
  `create trigger jobs_read_company before insert or update of company_id on jobs
    for each row execute function jobs_read_company()`,
  `create function companies_name_jobs() returns trigger language plpgsql as $$
    begin
      update jobs set company_sort = new.name_sort where company_id = new.id;
      return null;
    end $$`,
  `create trigger companies_name_jobs after update of name on companies for each row
    when (old.name_sort is distinct from new.name_sort) execute function companies_name_jobs()`,

  // A search for jobs reads the names of companies with jobs by their ids.
  'drop index companies_name_sort',

  // Companies are counted only for the countries of an answer.
  `create or replace view company_countries as select c.id, c.code, c.name, c.translations,
    (select count(*) from companies co where co.country_code = c.code and co.deleted_at is null) as companies_count
    from countries c where exists (select 1 from companies co where co.country_code = c.code and co.deleted_at is null)`,
];

/** Indexes for each order and search of the lists that can become long. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
