import { type Kysely, sql } from 'kysely';

const factColumns = [
  'joined_at',
  'country_code',
  'state_id',
  'area_id',
  'chapter_id',
  'seniority_id',
  'job_title_id',
  'years',
  'job_type_ids',
  'is_latina',
  'is_premium',
  'hides',
];

const listColumns = (alias: string): string => factColumns.map((column) => `${alias}.${column}`).join(', ');

/** Columns that a level of privacy covers: the field of the level, and its default. */
const levels: readonly (readonly [column: string, field: string, preset: string])[] = [
  ['country_code', 'country', 'public'],
  ['area_id', 'area', 'members'],
  ['chapter_id', 'chapter', 'members'],
  ['seniority_id', 'seniority', 'members'],
  ['job_title_id', 'headline', 'public'],
  ['job_type_ids', 'job_types', 'recruiters'],
];

const isHidden = (field: string, preset: string): string =>
  `coalesce(u.privacy ->> '${field}', '${preset}') = 'only_me'`;

/** A state names its country, so it is hidden with the city and with the country. */
const hides = `case when u.disabled_at is not null or u.removal_due_at is not null
  then array['country_code', 'state_id', 'area_id', 'chapter_id', 'seniority_id', 'job_title_id', 'years', 'job_type_ids']
  else array_remove(array[
    ${levels.map(([column, field, preset]) => `case when ${isHidden(field, preset)} then '${column}' end`).join(',\n    ')},
    case when ${isHidden('city', 'members')} or ${isHidden('country', 'public')} then 'state_id' end,
    case when p.is_listed is not true then 'years' end], null) end`;

/** The package that a membership gives now, as `grantedPackageOfMembership` of the memberships domain. */
const grantedPackage = `case
  when m.comp_until > now() and m.comp_package_id is not null then m.comp_package_id
  when m.state = 'active' or m.state = 'canceled' and m.period_end > now()
    or m.state in ('past_due', 'unpaid') and m.failed_at is not null
      and (m.failed_at > now() - interval '336 hours' or m.dunning_paused_until > now()) then m.package_id end`;

const userColumns = (alias: string): string => `(${alias}.created_at, ${alias}.country_code, ${alias}.state_id,
  ${alias}.area_id, ${alias}.chapter_id, ${alias}.seniority_id, ${alias}.job_title_id, ${alias}.privacy,
  ${alias}.deleted_at is null, ${alias}.email_verified_at is null, ${alias}.disabled_at is null,
  ${alias}.removal_due_at is null)`;

const membershipColumns = (alias: string): string => `(${alias}.user_id, ${alias}.state, ${alias}.package_id,
  ${alias}.period_end, ${alias}.failed_at, ${alias}.dunning_paused_until, ${alias}.comp_package_id, ${alias}.comp_until)`;

const poolColumns = (alias: string): string => `(${alias}.user_id, ${alias}.years, ${alias}.is_listed)`;

/** Users of rows whose columns have changed. A row that moves between two users, in a merge, is of both. */
const changedRows = (columns: (alias: string) => string): string =>
  `select coalesce(n.user_id, o.user_id) from changed n full join former o on o.user_id = n.user_id
    where ${columns('n')} is distinct from ${columns('o')}`;

/** A function of a trigger that runs once for each statement. */
const follow = (
  name: string,
  users: string,
): string => `create function ${name}() returns trigger language plpgsql as $$
  begin
    perform member_facts_refresh(array(${users}));
    return null;
  end $$`;

const rowsOf = {
  insert: 'new table as changed',
  update: 'new table as changed old table as former',
  delete: 'old table as changed',
} as const;

const watch = (table: string, event: keyof typeof rowsOf, run: string): string =>
  `create trigger member_facts_${event} after ${event} on ${table}
    referencing ${rowsOf[event]} for each statement execute function ${run}()`;

/** Tables with rows of a user that are rarely updated. */
const lists = ['user_roles', 'user_job_types', 'registrations'];

const statements = [
  'alter table users add column state_id bigint references states (id) on delete set null',
  'alter table users add column job_title_id bigint references job_titles (id) on delete set null',
  'create index users_state on users (state_id) where state_id is not null',
  'create index users_job_title on users (job_title_id) where job_title_id is not null',

  // The one definition of the facts. A migration that changes it replaces the view and runs member_facts_recount().
  `create view computed_member_facts as select u.id as user_id, u.created_at as joined_at, u.country_code, u.state_id,
    u.area_id, u.chapter_id, u.seniority_id, u.job_title_id, p.years::smallint as years,
    array(select t.job_type_id from user_job_types t where t.user_id = u.id order by t.job_type_id) as job_type_ids,
    exists (select 1 from user_roles r join roles n on n.id = r.role_id
      where r.user_id = u.id and n.name = 'latinas') as is_latina,
    exists (select 1 from packages k join user_roles r on r.role_id = k.role_id
      where r.user_id = u.id and k.price > 0 and k.id = ${grantedPackage}) as is_premium,
    ${hides} as hides
    from users u left join pool_members p on p.user_id = u.id left join memberships m on m.user_id = u.id
    where u.deleted_at is null and (u.email_verified_at is not null
      or not exists (select 1 from registrations begun where begun.user_id = u.id))`,

  `create table member_facts (
    user_id bigint primary key references users (id) on delete cascade,
    joined_at timestamptz not null,
    country_code text,
    state_id bigint,
    area_id bigint,
    chapter_id bigint,
    seniority_id bigint,
    job_title_id bigint,
    years smallint,
    job_type_ids bigint[] not null,
    is_latina boolean not null,
    is_premium boolean not null,
    -- Random for each member, and always the same, for rounding.
    noise smallint not null check (noise between 0 and 999),
    -- Columns that recruiters may not read.
    hides text[] not null)`,
  'create index member_facts_joined on member_facts (joined_at)',

  // The noise of a member is the same after a return from the trash: several ones could be averaged out.
  'create table member_noise_salts (salt uuid not null default gen_random_uuid())',
  'insert into member_noise_salts default values',
  `create function member_noise(member_id bigint) returns smallint language sql stable as $$
    select (('x' || left(md5(salt || ' ' || member_id), 8))::bit(32)::bigint % 1000)::smallint
    from member_noise_salts limit 1 $$`,

  // The lock makes two transactions that change the same user compute one after the other, each from what is committed.
  `create function member_facts_refresh(ids bigint[]) returns void language plpgsql as $$
    begin
      if cardinality(ids) = 0 then return; end if;
      perform 1 from users where id = any(ids) order by id for no key update;
      insert into member_facts (user_id, ${factColumns.join(', ')}, noise)
        select c.user_id, ${listColumns('c')}, member_noise(c.user_id) from computed_member_facts c
        where c.user_id = any(ids) order by c.user_id
        on conflict (user_id) do update set ${factColumns.map((column) => `${column} = excluded.${column}`).join(', ')}
        where (${listColumns('member_facts')}) is distinct from (${listColumns('excluded')});
      delete from member_facts f where f.user_id = any(ids)
        and not exists (select 1 from computed_member_facts c where c.user_id = f.user_id);
    end $$`,
  // Members whose facts differ from the definition.
  `create view drifted_member_facts as select coalesce(c.user_id, f.user_id) as user_id
    from computed_member_facts c full join member_facts f on f.user_id = c.user_id
    where c.user_id is null or f.user_id is null or (${listColumns('c')}) is distinct from (${listColumns('f')})`,
  `create function member_facts_recount() returns integer language plpgsql as $$
    declare ids bigint[] := array(select user_id from drifted_member_facts);
    begin
      perform member_facts_refresh(ids);
      return cardinality(ids);
    end $$`,

  follow('member_facts_follow_users', 'select id from changed'),
  follow(
    'member_facts_follow_changed_users',
    `select n.id from changed n join former o on o.id = n.id
      where ${userColumns('n')} is distinct from ${userColumns('o')}`,
  ),
  watch('users', 'insert', 'member_facts_follow_users'),
  watch('users', 'update', 'member_facts_follow_changed_users'),

  follow('member_facts_follow_rows', 'select user_id from changed'),
  follow('member_facts_follow_moved_rows', 'select user_id from changed union select user_id from former'),
  ...[...lists, 'memberships', 'pool_members'].flatMap((table) => [
    watch(table, 'insert', 'member_facts_follow_rows'),
    watch(table, 'delete', 'member_facts_follow_rows'),
  ]),
  ...lists.map((table) => watch(table, 'update', 'member_facts_follow_moved_rows')),

  follow('member_facts_follow_memberships', changedRows(membershipColumns)),
  watch('memberships', 'update', 'member_facts_follow_memberships'),
  follow('member_facts_follow_pool', changedRows(poolColumns)),
  watch('pool_members', 'update', 'member_facts_follow_pool'),

  follow(
    'member_facts_follow_roles',
    `select r.user_id from user_roles r join changed n on n.id = r.role_id join former o on o.id = n.id
      where n.name <> o.name and 'latinas' in (n.name, o.name)`,
  ),
  watch('roles', 'update', 'member_facts_follow_roles'),
  follow(
    'member_facts_follow_packages',
    `select m.user_id from memberships m join changed n on n.id in (m.package_id, m.comp_package_id)
      join former o on o.id = n.id where (n.price > 0, n.role_id) is distinct from (o.price > 0, o.role_id)`,
  ),
  watch('packages', 'update', 'member_facts_follow_packages'),

  'select member_facts_recount()',
];

/** One narrow row for each member, kept by triggers: what the dashboards count, without reading the records of members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
