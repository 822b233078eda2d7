import { type Kysely, sql } from 'kysely';

const inAllLanguages = (column: string) =>
  `concat_ws(' ', s.${column}, s.translations #>> '{es,${column}}', s.translations #>> '{pt,${column}}')`;
/** Each run of letters and digits is a word: `Node.js, UX/UI` is `node`, `js`, `ux`, `ui`, as in the words of a search. */
const vector = (text: string, weight: string) =>
  `setweight(to_tsvector('simple', search_phrase(${text})), '${weight}')`;
const titles = `concat_ws(' ', s.title, s.translations #>> '{es,title}', s.translations #>> '{pt,title}',
  s.translations #>> '{es,name}', s.translations #>> '{pt,name}')`;
const place = `concat_ws(' ', s.note, s.names_shown, c.name, c.translations #>> '{es,name}', c.translations #>> '{pt,name}')`;
const body = `left(concat_ws(' ', s.also, s.body, s.translations #>> '{es,description}',
  s.translations #>> '{pt,description}', s.translations #>> '{es,body}', s.translations #>> '{pt,body}'), 30000)`;
const titleIn = (lang: string) => `nullif(search_phrase(coalesce(nullif(s.translations #>> '{${lang},title}', ''),
  nullif(s.translations #>> '{${lang},name}', ''))), search_phrase(s.title))`;

const statements = [
  `create or replace function search_refresh(wanted text, ids bigint[]) returns void language sql as $$
    delete from search_entries e where e.kind = wanted and e.record_id = any(ids)
      and not exists (select 1 from search_source s where s.kind = wanted and s.record_id = e.record_id);
    insert into search_entries (kind, record_id, slug, names, document, is_indexed, over_at, visible_from,
      visible_until, sorted_at, updated_at, title, title_es, title_pt)
    select s.kind, s.record_id, s.slug,
      lower(f_unaccent(concat_ws(' ', ${titles}, ${place}))),
      ${vector(titles, 'A')} || ${vector(place, 'B')} || ${vector(inAllLanguages('summary'), 'C')}
        || ${vector(body, 'D')},
      s.is_indexed, s.over_at, s.visible_from, s.visible_until, coalesce(s.at, s.created_at), s.updated_at,
      search_phrase(s.title), ${titleIn('es')}, ${titleIn('pt')}
    from search_source s left join countries c on c.code = s.country_code
    where s.kind = wanted and s.record_id = any(ids)
    on conflict (kind, record_id) do update set slug = excluded.slug, names = excluded.names,
      document = excluded.document, is_indexed = excluded.is_indexed, over_at = excluded.over_at,
      visible_from = excluded.visible_from, visible_until = excluded.visible_until,
      sorted_at = excluded.sorted_at, updated_at = excluded.updated_at, title = excluded.title,
      title_es = excluded.title_es, title_pt = excluded.title_pt;
  $$`,
  `select search_refresh(kind, array_agg(record_id)) from search_entries group by kind`,
];

/** A search finds each word of a text with dots and slashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
