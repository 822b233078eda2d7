import { type Kysely, sql } from 'kysely';

/**
 * One table with an entry for every record with a public page, for search and sitemap.
 *
 * The alternative, a union over the tables of all kinds, was rejected: ranking needs one measure over all rows, words
 * in three languages and of related rows (a job's company) would need an own index on every table, and the counts of
 * the groups would read each table on each search. With one table a search reads two indexes for all kinds.
 *
 * The table contains only texts for searching; titles and snippets are read from `search_source` for the few rows of
 * a page, so they are always up to date. Triggers update the table per statement, not per row, so an import of
 * 100,000 rows costs one pass. A change of counters alone changes nothing here.
 */
const kinds = ['chapters', 'events', 'jobs', 'courses', 'companies', 'news', 'pages'] as const;

/** Columns of `search_source`; the record has the alias `t`. */
const columns = (kind: string, ownColumns: Readonly<Record<string, string>>): string => {
  const all: Record<string, string> = {
    kind: `'${kind}'::text`,
    record_id: 't.id',
    slug: 't.slug',
    title: 't.title',
    summary: 't.summary',
    body: 't.description',
    translations: 't.translations',
    note: 'null::text',
    country_code: 'null::text',
    at: 'null::timestamptz',
    timezone: 'null::text',
    over_at: 'null::timestamptz',
    visible_from: 'null::timestamptz',
    visible_until: 'null::timestamptz',
    is_indexed: `coalesce(t.seo ->> 'noindex', '') not in ('1', 'true')`,
    created_at: 't.created_at',
    updated_at: 't.updated_at',
    ...ownColumns,
  };
  return Object.entries(all)
    .map(([name, value]) => `${value} as ${name}`)
    .join(', ');
};

/** One selection for each kind, with the columns above. */
export const recordSources = [
  `select ${columns('chapters', {
    title: 't.name',
    note: 't.city',
    country_code: 't.country_code',
  })} from chapters t where t.deleted_at is null`,
  `select ${columns('events', {
    note: `concat_ws(', ', t.venue_name, t.city)`,
    country_code: 't.country_code',
    at: 't.starts_at',
    timezone: 't.timezone',
    over_at: 't.ends_at',
  })} from events t where t.deleted_at is null`,
  `select ${columns('jobs', {
    note: 'c.name',
    at: 't.published_at',
    visible_from: `coalesce(t.published_at, 'infinity')`,
    visible_until: 't.closes_at',
  })} from jobs t join companies c on c.id = t.company_id and c.deleted_at is null
    where t.deleted_at is null`,
  `select ${columns('courses', {
    note: `(select name from areas where id = t.area_id)`,
    visible_from: `coalesce(t.published_at, 'infinity')`,
  })} from courses t where t.deleted_at is null`,
  `select ${columns('companies', {
    title: 't.name',
    note: 't.city',
    country_code: 't.country_code',
  })} from companies t where t.deleted_at is null`,
  `select ${columns('news', {
    body: 't.body',
    at: 't.published_at',
    visible_from: `coalesce(t.published_at, 'infinity')`,
  })} from news t where t.deleted_at is null`,
  // A page with roles or permissions is only for users who have them.
  `select ${columns('pages', { body: 't.body' })} from pages t where t.deleted_at is null
    and not exists (select 1 from page_roles r where r.page_id = t.id)
    and not exists (select 1 from page_permissions p where p.page_id = t.id)`,
];

const inAllLanguages = (column: string) =>
  `concat_ws(' ', s.${column}, s.translations #>> '{es,${column}}', s.translations #>> '{pt,${column}}')`;
const vector = (text: string, weight: string) => `setweight(to_tsvector('simple', f_unaccent(${text})), '${weight}')`;
const titles = `concat_ws(' ', s.title, s.translations #>> '{es,title}', s.translations #>> '{pt,title}',
  s.translations #>> '{es,name}', s.translations #>> '{pt,name}')`;

/** The place, in three languages. */
const place = `concat_ws(' ', s.note, c.name, c.translations #>> '{es,name}', c.translations #>> '{pt,name}')`;

const statements = [
  `create view search_source as ${recordSources.join(' union all ')}`,

  `create table search_entries (
    kind text not null,
    record_id bigint not null,
    slug text not null,
    names text not null,
    document tsvector not null,
    is_indexed boolean not null,
    over_at timestamptz,
    visible_from timestamptz,
    visible_until timestamptz,
    sorted_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (kind, record_id))`,
  'create index search_entries_document on search_entries using gin (document)',
  'create index search_entries_names on search_entries using gin (names gin_trgm_ops)',
  'create index search_entries_slug on search_entries (slug)',

  // The words of a long text are indexed up to a limit; later words are rarely searched.
  `create function search_refresh(wanted text, ids bigint[]) returns void language sql as $$
    delete from search_entries e where e.kind = wanted and e.record_id = any(ids)
      and not exists (select 1 from search_source s where s.kind = wanted and s.record_id = e.record_id);
    insert into search_entries
    select s.kind, s.record_id, s.slug,
      lower(f_unaccent(concat_ws(' ', ${titles}, ${place}))),
      ${vector(titles, 'A')} || ${vector(place, 'B')} || ${vector(inAllLanguages('summary'), 'C')}
        || ${vector(
          `left(concat_ws(' ', s.body, s.translations #>> '{es,description}', s.translations #>> '{pt,description}',
          s.translations #>> '{es,body}', s.translations #>> '{pt,body}'), 30000)`,
          'D',
        )},
      s.is_indexed, s.over_at, s.visible_from, s.visible_until, coalesce(s.at, s.created_at), s.updated_at
    from search_source s left join countries c on c.code = s.country_code
    where s.kind = wanted and s.record_id = any(ids)
    on conflict (kind, record_id) do update set slug = excluded.slug, names = excluded.names,
      document = excluded.document, is_indexed = excluded.is_indexed, over_at = excluded.over_at,
      visible_from = excluded.visible_from, visible_until = excluded.visible_until,
      sorted_at = excluded.sorted_at, updated_at = excluded.updated_at;
  $$`,

  `create function search_follow() returns trigger language plpgsql as $$
    declare ids bigint[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(id) into ids from changed;
      elsif tg_op = 'DELETE' then
        select array_agg(id) into ids from former;
      else
        select array_agg(n.id) into ids from changed n join former o using (id)
          where to_jsonb(n) - 'going_count' is distinct from to_jsonb(o) - 'going_count';
      end if;
      if ids is null then return null; end if;
      perform search_refresh(tg_argv[0], ids);
      if tg_argv[0] = 'companies' then
        perform search_refresh('jobs', array(select id from jobs where company_id = any(ids)));
      end if;
      return null;
    end $$`,

  `create function search_follow_page() returns trigger language plpgsql as $$
    begin
      perform search_refresh('pages', array(select page_id from changed));
      return null;
    end $$`,
  ...['page_roles', 'page_permissions'].flatMap((table) => [
    `create trigger search_insert after insert on ${table} referencing new table as changed
      for each statement execute function search_follow_page()`,
    `create trigger search_delete after delete on ${table} referencing old table as changed
      for each statement execute function search_follow_page()`,
  ]),

  ...kinds.flatMap((kind) => [
    `create trigger search_insert after insert on ${kind} referencing new table as changed
      for each statement execute function search_follow('${kind}')`,
    `create trigger search_update after update on ${kind} referencing new table as changed old table as former
      for each statement execute function search_follow('${kind}')`,
    `create trigger search_delete after delete on ${kind} referencing old table as former
      for each statement execute function search_follow('${kind}')`,
    `select search_refresh('${kind}', array(select id from ${kind}))`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
