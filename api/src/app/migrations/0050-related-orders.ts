import { type Kysely, sql } from 'kysely';

/** Indexes of a sort value that can be missing: such rows come last in both directions. */
const both = (name: string, table: string, value: string, condition: string): string[] => [
  `create index ${name} on ${table} (${value}, id) where ${condition}`,
  `create index ${name}_back on ${table} (${value} desc nulls last, id desc) where ${condition}`,
];

/** Authors that answers name (`isPresent` in `domains/identity/person-sql.ts`). */
const isPresent = 'u.deleted_at is null and u.disabled_at is null and u.removal_due_at is null';

const statements = [
  // News are sorted by the names of their authors.
  'alter table news add column author_sort text',
  `update news set author_sort = u.name_sort from users u where u.id = news.author_id and ${isPresent}`,
  ...both('news_by_author_sort', 'news', 'author_sort', 'deleted_at is null'),
  `create function news_read_author() returns trigger language plpgsql as $$
    begin
      new.author_sort := (select u.name_sort from users u where u.id = new.author_id and ${isPresent});
      return new;
    end $$`,
  `create trigger news_read_author before insert or update of author_id on news
    for each row execute function news_read_author()`,
  `create function users_name_news() returns trigger language plpgsql as $$
    begin
      update news set author_id = author_id where author_id = new.id;
      return null;
    end $$`,
  `create trigger users_name_news after update on users for each row
    when ((old.name_sort, old.deleted_at is null, old.disabled_at is null, old.removal_due_at is null)
      is distinct from (new.name_sort, new.deleted_at is null, new.disabled_at is null, new.removal_due_at is null))
    execute function users_name_news()`,

  // Users are sorted by the names of their chapters.
  'alter table users add column chapter_sort text',
  `update users set chapter_sort = lower(f_unaccent(c.name)) from chapters c
    where c.id = users.chapter_id and c.deleted_at is null`,
  ...both('users_by_chapter_sort', 'users', 'chapter_sort', 'deleted_at is null and anonymised_at is null'),
  `create function users_read_chapter() returns trigger language plpgsql as $$
    begin
      new.chapter_sort := (select lower(f_unaccent(name)) from chapters where id = new.chapter_id and deleted_at is null);
      return new;
    end $$`,
  `create trigger users_read_chapter before insert or update of chapter_id on users
    for each row execute function users_read_chapter()`,
  `create function chapters_name_users() returns trigger language plpgsql as $$
    begin
      update users set chapter_id = chapter_id where chapter_id = new.id;
      return null;
    end $$`,
  `create trigger chapters_name_users after update on chapters for each row
    when ((old.name, old.deleted_at is null) is distinct from (new.name, new.deleted_at is null))
    execute function chapters_name_users()`,
];

/** Orders of long lists by the names of related rows, which triggers keep up to date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
