import { type Kysely, sql } from 'kysely';

/**
 * Search over lists whose rows have no page (press, perks of companies and for members, investors, founders), and
 * over the lessons of a course. The records of migration 0009 keep their view under the name `search_records`, so
 * that a later change replaces only that view; `search_source` contains all records.
 */
const kinds = ['press', 'perks', 'jefa_perks', 'investors'] as const;

/** Columns of `search_source`, in its order; the record has the alias `t`. The sitemap has only records with a page. */
const columns = (kind: string, ownColumns: Readonly<Record<string, string>>): string => {
  const all: Record<string, string> = {
    kind: `'${kind}'::text`,
    record_id: 't.id',
    slug: 't.id::text',
    title: 't.name',
    summary: 'null::text',
    body: 't.description',
    translations: 't.translations',
    note: 'null::text',
    country_code: 'null::text',
    at: 'null::timestamptz',
    timezone: 'null::text',
    over_at: 'null::timestamptz',
    visible_from: 'null::timestamptz',
    visible_until: 'null::timestamptz',
    is_indexed: 'false',
    created_at: 't.created_at',
    updated_at: 't.updated_at',
    also: 'null::text',
    ...ownColumns,
  };
  return Object.entries(all)
    .map(([name, value]) => `${value} as ${name}`)
    .join(', ');
};

/** Translations under the names that `search_source` reads. */
const renameTexts = (names: Readonly<Record<string, string>>): string => {
  const inOne = (lang: string) =>
    Object.entries(names).map(([name, column]) => `'${name}', t.translations #>> '{${lang},${column}}'`);
  return `jsonb_build_object('es', jsonb_build_object(${inOne('es').join(', ')}),
    'pt', jsonb_build_object(${inOne('pt').join(', ')}))`;
};

/** A value that is public by the founder's privacy settings: search must not reveal more than the founder's card. */
const open = (field: string, level: string, value: string): string =>
  `case when coalesce(t.privacy ->> '${field}', '${level}') = 'public' then ${value} end`;

// A later migration adds drafts of lessons. The view reads the status through JSON, so it is valid before and after
// that.
const lessons = `(select string_agg(concat_ws(' ', l.title, l.summary,
    l.translations #>> '{es,title}', l.translations #>> '{es,summary}',
    l.translations #>> '{pt,title}', l.translations #>> '{pt,summary}'), ' ' order by l.position)
  from lessons l where l.course_id = r.record_id and l.deleted_at is null
    and coalesce(to_jsonb(l) ->> 'status', 'published') = 'published')`;

const sources = [
  `select r.*, case when r.kind = 'courses' then ${lessons} end as also from search_records r`,
  `select ${columns('press', {
    title: 't.title',
    summary: 't.summary',
    body: 't.quote',
    note: `concat_ws(', ', t.outlet, t.author)`,
    at: `t.published_on::timestamp at time zone 'UTC'`,
  })} from press t`,
  `select ${columns('perks', { translations: renameTexts({ name: 'name', body: 'description' }) })} from perks t`,
  // A day ends when it has ended in every time zone, twelve hours after its end in Greenwich.
  `select ${columns('jefa_perks', {
    summary: 't.benefit',
    translations: renameTexts({ name: 'name', summary: 'benefit', body: 'description' }),
    note: 't.partner',
    visible_until: `t.ends_on::timestamp at time zone 'UTC' + interval '36 hours'`,
  })} from jefa_perks t`,
  `select ${columns('investors', {
    summary: 't.summary',
    translations: renameTexts({ summary: 'summary', body: 'description' }),
    note: 't.city',
    country_code: 't.country_code',
  })} from investors t`,
  `select ${columns('founders', {
    title: `trim(t.first_name || ' ' || t.last_name)`,
    summary: open('headline', 'public', 't.headline'),
    body: open('bio', 'members', 't.bio'),
    translations: `'{}'::jsonb`,
    note: `concat_ws(', ', ${open('company', 'members', 't.company')}, ${open('city', 'members', 't.city')})`,
    country_code: open('country', 'public', 't.country_code'),
  })} from users t where t.deleted_at is null and t.disabled_at is null and t.removal_due_at is null
    and t.email_verified_at is not null and exists (select 1 from user_roles u join roles r on r.id = u.role_id
      where u.user_id = t.id and r.name = 'founders')`,
];

const inAllLanguages = (column: string) =>
  `concat_ws(' ', s.${column}, s.translations #>> '{es,${column}}', s.translations #>> '{pt,${column}}')`;
const vector = (text: string, weight: string) => `setweight(to_tsvector('simple', f_unaccent(${text})), '${weight}')`;
const titles = `concat_ws(' ', s.title, s.translations #>> '{es,title}', s.translations #>> '{pt,title}',
  s.translations #>> '{es,name}', s.translations #>> '{pt,name}')`;
const place = `concat_ws(' ', s.note, c.name, c.translations #>> '{es,name}', c.translations #>> '{pt,name}')`;
const body = `left(concat_ws(' ', s.also, s.body, s.translations #>> '{es,description}',
  s.translations #>> '{pt,description}', s.translations #>> '{es,body}', s.translations #>> '{pt,body}'), 30000)`;

const statements = [
  // The site has pages at these addresses, which would hide a company with such a slug.
  `update companies set slug = slug || '-' || id where slug in ('perks', 'register')`,

  'alter view search_source rename to search_records',
  `create view search_source as ${sources.join(' union all ')}`,

  `create or replace function search_refresh(wanted text, ids bigint[]) returns void language sql as $$
    delete from search_entries e where e.kind = wanted and e.record_id = any(ids)
      and not exists (select 1 from search_source s where s.kind = wanted and s.record_id = e.record_id);
    insert into search_entries
    select s.kind, s.record_id, s.slug,
      lower(f_unaccent(concat_ws(' ', ${titles}, ${place}))),
      ${vector(titles, 'A')} || ${vector(place, 'B')} || ${vector(inAllLanguages('summary'), 'C')}
        || ${vector(body, 'D')},
      s.is_indexed, s.over_at, s.visible_from, s.visible_until, coalesce(s.at, s.created_at), s.updated_at
    from search_source s left join countries c on c.code = s.country_code
    where s.kind = wanted and s.record_id = any(ids)
    on conflict (kind, record_id) do update set slug = excluded.slug, names = excluded.names,
      document = excluded.document, is_indexed = excluded.is_indexed, over_at = excluded.over_at,
      visible_from = excluded.visible_from, visible_until = excluded.visible_until,
      sorted_at = excluded.sorted_at, updated_at = excluded.updated_at;
  $$`,

  ...kinds.flatMap((kind) => [
    `create trigger search_insert after insert on ${kind} referencing new table as changed
      for each statement execute function search_follow('${kind}')`,
    `create trigger search_update after update on ${kind} referencing new table as changed old table as former
      for each statement execute function search_follow('${kind}')`,
    `create trigger search_delete after delete on ${kind} referencing old table as former
      for each statement execute function search_follow('${kind}')`,
    `select search_refresh('${kind}', array(select id from ${kind}))`,
  ]),

  // People change often, so only changes of a founder's card are followed. A founder has the role, so a new account
  // needs no trigger of its own.
  `create function search_follow_founder() returns trigger language plpgsql as $$
    declare ids bigint[];
    begin
      if tg_table_name = 'user_roles' then
        select array_agg(distinct c.user_id) into ids from changed c join roles r on r.id = c.role_id
          where r.name = 'founders';
      else
        select array_agg(n.id) into ids from changed n join former o using (id)
          where (n.first_name, n.last_name, n.headline, n.bio, n.company, n.city, n.country_code, n.privacy,
              n.deleted_at, n.disabled_at, n.removal_due_at, n.email_verified_at) is distinct from
            (o.first_name, o.last_name, o.headline, o.bio, o.company, o.city, o.country_code, o.privacy,
              o.deleted_at, o.disabled_at, o.removal_due_at, o.email_verified_at);
      end if;
      if ids is not null then perform search_refresh('founders', ids); end if;
      return null;
    end $$`,
  `create function search_forget_founder() returns trigger language plpgsql as $$
    begin
      delete from search_entries e using former f where e.kind = 'founders' and e.record_id = f.id;
      return null;
    end $$`,
  `create trigger search_update after update on users referencing new table as changed old table as former
    for each statement execute function search_follow_founder()`,
  `create trigger search_delete after delete on users referencing old table as former
    for each statement execute function search_forget_founder()`,
  `create trigger search_insert after insert on user_roles referencing new table as changed
    for each statement execute function search_follow_founder()`,
  `create trigger search_delete after delete on user_roles referencing old table as changed
    for each statement execute function search_follow_founder()`,
  `select search_refresh('founders', array(select u.user_id from user_roles u join roles r on r.id = u.role_id
    where r.name = 'founders'))`,

  `create function search_follow_lesson() returns trigger language plpgsql as $$
    begin
      perform search_refresh('courses', array(select distinct course_id from changed));
      return null;
    end $$`,
  `create trigger search_insert after insert on lessons referencing new table as changed
    for each statement execute function search_follow_lesson()`,
  `create trigger search_update after update on lessons referencing new table as changed
    for each statement execute function search_follow_lesson()`,
  `create trigger search_move after update on lessons referencing old table as changed
    for each statement execute function search_follow_lesson()`,
  `create trigger search_delete after delete on lessons referencing old table as changed
    for each statement execute function search_follow_lesson()`,
  `select search_refresh('courses', array(select id from courses))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
