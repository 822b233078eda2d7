import { type Kysely, sql } from 'kysely';

const ifShown = (field: string, text: string): string => `case when '${field}' = any(shown_fields) then ${text} end`;

const skillNames = `(select string_agg(concat_ws(' ', n.name, n.translations #>> '{es,name}', n.translations #>> '{pt,name}'), ' ')
  from user_job_skills x join job_skills n on n.id = x.job_skill_id where x.user_id = u.id)`;

/** Runs after a change of users or skills; the trigger of the pool computes the text. */
const follow = (
  name: string,
  members: string,
): string => `create function ${name}() returns trigger language plpgsql as $$
    begin
      update pool_members set shows = shows where user_id in (${members});
      return null;
    end $$`;

const statements = [
  // The folded words of the fields that a member shows. A hidden field is not in it, so that no search finds it.
  `alter table pool_members add column search_text text not null default ''`,
  `create function pool_search_text(member_id bigint, shown_fields text[]) returns text language sql stable as $$
    select lower(f_unaccent(concat_ws(' ', ${[
      ifShown('name', `concat_ws(' ', u.first_name, u.last_name)`),
      ifShown('headline', 'u.headline'),
      ifShown('bio', 'u.bio'),
      ifShown('place', 'u.city'),
      ifShown('skills', skillNames),
    ].join(', ')}))) from users u where u.id = member_id $$`,
  `create function pool_members_search() returns trigger language plpgsql as $$
    begin
      new.search_text := coalesce(pool_search_text(new.user_id, new.shows), '');
      return new;
    end $$`,
  `create trigger pool_members_search before insert or update on pool_members
    for each row execute function pool_members_search()`,
  follow('pool_follow_user', 'new.id'),
  `create trigger pool_follow_user after update of first_name, last_name, headline, bio, city on users
    for each row execute function pool_follow_user()`,
  follow('pool_follow_skills', 'select user_id from changed'),
  `create trigger pool_follow_added_skills after insert on user_job_skills referencing new table as changed
    for each statement execute function pool_follow_skills()`,
  // When two accounts become one.
  `create trigger pool_follow_moved_skills after update on user_job_skills referencing new table as changed
    for each statement execute function pool_follow_skills()`,
  `create trigger pool_follow_removed_skills after delete on user_job_skills referencing old table as changed
    for each statement execute function pool_follow_skills()`,
  follow('pool_follow_skill_names', 'select user_id from user_job_skills where job_skill_id = new.id'),
  `create trigger pool_follow_skill_names after update of name, translations on job_skills
    for each row execute function pool_follow_skill_names()`,
  'update pool_members set shows = shows',
  'create index pool_members_search_text on pool_members using gin (search_text gin_trgm_ops)',
  'alter table pool_members alter column search_text set statistics 500',
  // What the filters of the pool ask of users, so that they are counted without reading their rows.
  `create index users_for_pool on users (id) include (country_code, area_id, seniority_id)
    where deleted_at is null and disabled_at is null and removal_due_at is null`,
  'create index pool_members_by_years on pool_members (years, user_id) where is_listed',
];

/** Members of the pool are searched by a stored text, so that 50,000 of them take no longer than a page of results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
