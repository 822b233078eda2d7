import { type Kysely, sql } from 'kysely';

/** Conditions for a user `u` whose name pages show. */
const isPresent = 'u.deleted_at is null and u.disabled_at is null and u.removal_due_at is null';
const fullName = `trim(u.first_name || ' ' || u.last_name)`;

/** Pairs of a kind of record and a table that names people of it. */
const pairs = [
  { kind: 'events', table: 'event_speakers', record: 'event_id' },
  { kind: 'chapters', table: 'chapter_leaders', record: 'chapter_id' },
  { kind: 'courses', table: 'course_instructors', record: 'course_id' },
] as const;

/**
 * Names of the people on the page of a record `r`, and of the places of a job. A speaker without an account has a name in
 * the programme.
 */
export const namesOf = `case r.kind
  when 'events' then (select string_agg(coalesce(${fullName}, s.name), ', ' order by s.position, s.id)
    from event_speakers s left join users u on u.id = s.user_id and ${isPresent} where s.event_id = r.record_id)
  when 'chapters' then (select string_agg(${fullName}, ', ' order by l.position, u.id)
    from chapter_leaders l join users u on u.id = l.user_id and ${isPresent} where l.chapter_id = r.record_id)
  when 'courses' then (select string_agg(${fullName}, ', ' order by u.id)
    from course_instructors i join users u on u.id = i.user_id and ${isPresent} where i.course_id = r.record_id)
  when 'news' then (select ${fullName} from news n join users u on u.id = n.author_id and ${isPresent}
    where n.id = r.record_id)
  when 'jobs' then (select string_agg(concat_ws(', ', l.name, l.translations #>> '{es,name}',
      l.translations #>> '{pt,name}', c.name, c.translations #>> '{es,name}', c.translations #>> '{pt,name}'), ', '
      order by l.id)
    from job_job_locations p join job_locations l on l.id = p.job_location_id
    left join countries c on c.code = l.country_code where p.job_id = r.record_id) end`;

/** A value of a person `u` that visitors may read by the person's choices. */
const open = (field: string, level: string, value: string): string =>
  `case when coalesce(u.privacy ->> '${field}', '${level}') = 'public' then ${value} end`;

/**
 * People with a page: speakers, leaders, instructors, authors and founders who have chosen it. The address ends with
 * the id, so it stays valid after a change of the name.
 */
export const people = `select 'people'::text, u.id,
    trim(both '-' from regexp_replace(lower(f_unaccent(u.first_name || ' ' || u.last_name)), '[^a-z0-9]+', '-', 'g')
      || '-' || u.id),
    ${fullName}, ${open('headline', 'public', 'u.headline')}, ${open('bio', 'members', 'u.bio')}, '{}'::jsonb,
    concat_ws(', ', ${open('company', 'members', 'u.company')}, ${open('city', 'members', 'u.city')}),
    ${open('country', 'public', 'u.country_code')}, null::timestamptz, null::text, null::timestamptz,
    null::timestamptz, null::timestamptz, true, u.created_at, u.updated_at, null::text, null::text
  from users u where u.has_page and ${isPresent} and u.email_verified_at is not null
    and (u.is_founder or exists (select 1 from event_speakers s where s.user_id = u.id)
      or exists (select 1 from chapter_leaders l where l.user_id = u.id)
      or exists (select 1 from course_instructors i where i.user_id = u.id)
      or exists (select 1 from news n where n.author_id = u.id))`;

const inAllLanguages = (column: string) =>
  `concat_ws(' ', s.${column}, s.translations #>> '{es,${column}}', s.translations #>> '{pt,${column}}')`;
const vectorOf = (fold: string, text: string, weight: string) =>
  `setweight(to_tsvector('simple', ${fold}(${text})), '${weight}')`;
const titles = `concat_ws(' ', s.title, s.translations #>> '{es,title}', s.translations #>> '{pt,title}',
  s.translations #>> '{es,name}', s.translations #>> '{pt,name}')`;
const place = `concat_ws(' ', s.note, s.names_shown, c.name, c.translations #>> '{es,name}', c.translations #>> '{pt,name}')`;
const body = `left(concat_ws(' ', s.also, s.body, s.translations #>> '{es,description}',
  s.translations #>> '{pt,description}', s.translations #>> '{es,body}', s.translations #>> '{pt,body}'), 30000)`;
/** A title in a language, when it differs from the English one. */
const titleIn = (lang: string) => `nullif(search_phrase(coalesce(nullif(s.translations #>> '{${lang},title}', ''),
  nullif(s.translations #>> '{${lang},name}', ''))), search_phrase(s.title))`;

/** The function that writes the entries of records. @param fold function of the database that folds a text */
export const createSearchRefresh = (fold: string) =>
  `create or replace function search_refresh(wanted text, ids bigint[]) returns void language sql as $$
    delete from search_entries e where e.kind = wanted and e.record_id = any(ids)
      and not exists (select 1 from search_source s where s.kind = wanted and s.record_id = e.record_id);
    insert into search_entries (kind, record_id, slug, names, document, is_indexed, over_at, visible_from,
      visible_until, sorted_at, updated_at, title, title_es, title_pt)
    select s.kind, s.record_id, s.slug,
      lower(f_unaccent(concat_ws(' ', ${titles}, ${place}))),
      ${vectorOf(fold, titles, 'A')} || ${vectorOf(fold, place, 'B')} || ${vectorOf(fold, inAllLanguages('summary'), 'C')}
        || ${vectorOf(fold, body, 'D')},
      s.is_indexed, s.over_at, s.visible_from, s.visible_until, coalesce(s.at, s.created_at), s.updated_at,
      search_phrase(s.title), ${titleIn('es')}, ${titleIn('pt')}
    from search_source s left join countries c on c.code = s.country_code
    where s.kind = wanted and s.record_id = any(ids)
    on conflict (kind, record_id) do update set slug = excluded.slug, names = excluded.names,
      document = excluded.document, is_indexed = excluded.is_indexed, over_at = excluded.over_at,
      visible_from = excluded.visible_from, visible_until = excluded.visible_until,
      sorted_at = excluded.sorted_at, updated_at = excluded.updated_at, title = excluded.title,
      title_es = excluded.title_es, title_pt = excluded.title_pt;
  $$`;

const refresh = (kind: string, ids: string) => `perform search_refresh('${kind}', array(${ids}))`;
const columnsOfPeople = `n.first_name, n.last_name, n.headline, n.bio, n.company, n.city, n.country_code, n.privacy,
  n.is_founder, n.has_page, n.deleted_at, n.disabled_at, n.removal_due_at, n.email_verified_at`;

const kinds = [
  ...['chapters', 'events', 'jobs', 'courses', 'companies', 'news', 'pages'],
  ...['press', 'perks', 'jefa_perks', 'investors', 'founders', 'people'],
];

/** Removes words of former names from `search_words` (migration 0027) when no entry contains them. */
const forgetWords = `create function search_forget_words(former_names text[]) returns void language sql as $$
  delete from search_words w where w.word in (select word from unnest(former_names) as name,
      regexp_split_to_table(search_phrase(name), ' ') as word)
    ${kinds
      .map(
        (kind) => `and not exists (select 1 from search_entries e
      where e.kind = '${kind}' and e.document @@ plainto_tsquery('simple', w.word))`,
      )
      .join('\n    ')} $$`;

const statements = [
  // Words of a text as they are compared: small letters without accents, one space between them.
  `create function search_phrase(value text) returns text language sql immutable parallel safe as $$
    select trim(regexp_replace(lower(f_unaccent(value)), '[^[:alnum:]]+', ' ', 'g')) $$`,

  // The consent of a person to a page of the own name.
  'alter table users add column has_page boolean not null default false',

  'alter view search_source rename to search_lists',
  `create view search_source as select r.*, ${namesOf} as names_shown from search_lists r union all ${people}`,

  `alter table search_entries add column title text not null default '', add column title_es text,
    add column title_pt text`,
  createSearchRefresh('f_unaccent'),

  forgetWords,
  ...pairs.flatMap(({ kind, table, record }) => [
    `create function search_follow_${table}() returns trigger language plpgsql as $$
      begin
        ${refresh(kind, `select distinct ${record} from changed`)};
        ${refresh('people', 'select distinct user_id from changed where user_id is not null')};
        return null;
      end $$`,
    ...[
      ['insert', 'insert', 'new'],
      ['update', 'update', 'new'],
      ['move', 'update', 'old'],
      ['delete', 'delete', 'old'],
    ].map(
      ([name, event, rows]) => `create trigger search_${name} after ${event} on ${table}
        referencing ${rows} table as changed for each statement execute function search_follow_${table}()`,
    ),
  ]),
  `create function search_forget_speaker() returns trigger language plpgsql as $$
    begin
      perform search_forget_words(array(select name from changed where name is not null));
      return null;
    end $$`,
  ...['update', 'delete'].map(
    (event) => `create trigger search_words_${event} after ${event} on event_speakers
      referencing old table as changed for each statement execute function search_forget_speaker()`,
  ),
  `create function search_follow_author() returns trigger language plpgsql as $$
    begin
      ${refresh('people', 'select distinct author_id from changed where author_id is not null')};
      return null;
    end $$`,
  ...[
    ['author_insert', 'insert', 'new'],
    ['author_update', 'update', 'new'],
    ['author_move', 'update', 'old'],
    ['author_delete', 'delete', 'old'],
  ].map(
    ([name, event, rows]) => `create trigger search_${name} after ${event} on news
      referencing ${rows} table as changed for each statement execute function search_follow_author()`,
  ),

  // A change of a person's name or presence changes the entries of all records that show the name.
  `create function search_follow_person() returns trigger language plpgsql as $$
    declare ids bigint[];
    begin
      select array_agg(n.id) into ids from changed n join former o using (id)
        where (${columnsOfPeople}) is distinct from (${columnsOfPeople.replaceAll('n.', 'o.')});
      if ids is null then return null; end if;
      perform search_refresh('people', ids);
      select array_agg(n.id) into ids from changed n join former o using (id)
        where (n.first_name, n.last_name, n.deleted_at, n.disabled_at, n.removal_due_at) is distinct from
          (o.first_name, o.last_name, o.deleted_at, o.disabled_at, o.removal_due_at);
      if ids is null then return null; end if;
      ${pairs
        .map(({ kind, table, record }) => refresh(kind, `select ${record} from ${table} where user_id = any(ids)`))
        .join(';')};
      ${refresh('news', 'select id from news where author_id = any(ids)')};
      perform search_forget_words(array(select o.first_name || ' ' || o.last_name from changed n join former o using (id)
        where (n.first_name, n.last_name) is distinct from (o.first_name, o.last_name)));
      return null;
    end $$`,
  `create trigger search_person_update after update on users referencing new table as changed old table as former
    for each statement execute function search_follow_person()`,
  `create function search_follow_location() returns trigger language plpgsql as $$
    begin
      ${refresh('jobs', 'select job_id from job_job_locations where job_location_id in (select id from changed)')};
      return null;
    end $$`,
  `create trigger search_update after update on job_locations referencing new table as changed
    for each statement execute function search_follow_location()`,
  `create function search_follow_place() returns trigger language plpgsql as $$
    begin
      ${refresh('jobs', 'select distinct job_id from changed')};
      return null;
    end $$`,
  ...[
    ['insert', 'new'],
    ['delete', 'old'],
  ].map(
    ([event, rows]) => `create trigger search_${event} after ${event} on job_job_locations
      referencing ${rows} table as changed for each statement execute function search_follow_place()`,
  ),
  `create function search_forget_person() returns trigger language plpgsql as $$
    begin
      delete from search_entries e using former f where e.kind = 'people' and e.record_id = f.id;
      perform search_forget_words(array(select first_name || ' ' || last_name from former));
      return null;
    end $$`,
  `create trigger search_person_delete after delete on users referencing old table as former
    for each statement execute function search_forget_person()`,

  // Records whose entries name people or have translated titles; the titles of the others are copied.
  ...['chapters', 'events', 'courses', 'news', 'jobs', 'pages', 'perks', 'jefa_perks'].map(
    (kind) => `select search_refresh('${kind}', array(select record_id from search_entries where kind = '${kind}'))`,
  ),
  `update search_entries e set title = search_phrase(s.title) from search_source s
    where e.title = '' and s.kind = e.kind and s.record_id = e.record_id`,

  // Entries whose title is the searched text or begins with it, in each language.
  'drop index search_entries_beginning',
  `create index search_entries_beginning on search_entries (kind, left(title, 60) collate "C")`,
  ...['es', 'pt'].map(
    (lang) => `create index search_entries_beginning_${lang} on search_entries
      (kind, left(title_${lang}, 60) collate "C") where title_${lang} is not null`,
  ),
  `create index search_entries_people on search_entries using gin (document) where kind = 'people'`,
];

/**
 * The search finds people by the pages that show their names, and people who have chosen a page of their own. Titles
 * are stored as they are compared, so that the best match is found among many entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
