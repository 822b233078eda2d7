import { type Kysely, sql } from 'kysely';

const presence = 'deleted_at is null and disabled_at is null and removal_due_at is null';

const ifShown = (field: string, column: string): string => `case when '${field}' = any(new.shows) then u.${column} end`;

const statements = [
  // What the filters ask of the account. A hidden field is null, so that no filter finds it.
  `alter table pool_members add column is_present boolean not null default true,
    add column country_code text, add column area_id bigint, add column seniority_id bigint, add column skill_ids bigint[]`,
  `create or replace function pool_members_search() returns trigger language plpgsql as $$
    begin
      new.search_text := coalesce(pool_search_text(new.user_id, new.shows), '');
      select u.${presence.replaceAll(' and ', ' and u.')}, ${ifShown('place', 'country_code')},
          ${ifShown('area', 'area_id')}, ${ifShown('seniority', 'seniority_id')}
        into new.is_present, new.country_code, new.area_id, new.seniority_id from users u where u.id = new.user_id;
      new.skill_ids := case when 'skills' = any(new.shows) then
        array(select x.job_skill_id from user_job_skills x where x.user_id = new.user_id order by x.job_skill_id) end;
      return new;
    end $$`,
  'drop trigger pool_follow_user on users',
  `create trigger pool_follow_user after update of first_name, last_name, headline, bio, city, country_code, area_id,
    seniority_id, deleted_at, disabled_at, removal_due_at on users for each row execute function pool_follow_user()`,
  'update pool_members set shows = shows',
  'create index pool_members_by_skills on pool_members using gin (skill_ids) where is_listed and is_present',
  'drop index users_for_pool',
  'drop index pool_members_by_years',
  ...[
    ['updated', 'updated_at'],
    ['years', 'years'],
    ['most_years', 'years desc nulls last', 'desc'],
    ['country', 'country_code'],
    ['area', 'area_id'],
    ['seniority', 'seniority_id'],
  ].map(
    ([name = '', column = '', direction = '']) =>
      `create index pool_members_by_${name} on pool_members (${column}, user_id ${direction}) where is_listed and is_present`,
  ),
];

/** The filters of the pool read one table, so that 50,000 members are counted within the time of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
