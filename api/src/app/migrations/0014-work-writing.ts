import { type Kysely, sql } from 'kysely';

/** Translations in which one text is converted to HTML. */
const translatedTexts = (field: string) => `(select coalesce(jsonb_object_agg(k.lang,
    case when jsonb_exists(k.texts, '${field}')
      then jsonb_set(k.texts, '{${field}}', to_jsonb(coalesce(plain_to_html(k.texts ->> '${field}'), '')))
      else k.texts end), '{}'::jsonb)
  from jsonb_each(translations) as k(lang, texts))`;

const toHtml = (table: string, field: string) =>
  `update ${table} set ${field} = plain_to_html(${field}), translations = ${translatedTexts(field)}
    where ${field} is not null or translations <> '{}'::jsonb`;

/** Converts paragraphs that are separated by blank lines to HTML. */
export const plainToHtml = `create function plain_to_html(value text) returns text language sql immutable strict as $$
    select case when btrim(value, E' \\n\\r\\t') = '' then null else '<p>' || regexp_replace(regexp_replace(
      replace(replace(replace(btrim(replace(value, E'\\r', ''), E' \\n\\t'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
      '\\n[ \\t]*\\n\\s*', '</p><p>', 'g'), '\\n', '<br />', 'g') || '</p>' end $$`;

const statements = [
  `alter table jobs
    add column workplace text not null default 'on_site' check (workplace in ('on_site', 'hybrid', 'remote')),
    add column apply_url text`,
  `update jobs set workplace = 'remote' where is_remote`,
  'alter table jobs drop column is_remote',

  `alter table courses
    alter column level set default 'beginner',
    add column language text not null default 'en',
    add column hours integer check (hours >= 0)`,
  `create table course_instructors (
    course_id bigint not null references courses(id) on delete cascade,
    user_id bigint not null references users(id) on delete cascade,
    primary key (course_id, user_id))`,
  'create index course_instructors_back on course_instructors (user_id, course_id)',
  `alter table lessons
    add column status text not null default 'published' check (status in ('published', 'draft'))`,

  // Long texts were plain text with blank lines between paragraphs. From now on they are HTML, as the editor writes
  // it.
  plainToHtml,
  toHtml('jobs', 'description'),
  toHtml('courses', 'description'),
  toHtml('lessons', 'body'),
  'drop function plain_to_html(text)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
