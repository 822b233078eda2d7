import { type Kysely, sql } from 'kysely';

/** Whether a user counts as a member: not in the trash, and registration complete (`isMember` of the identity domain). */
const isMember = (user: string): string => `(${user}.deleted_at is null and (${user}.email_verified_at is not null
  or not exists (select 1 from registrations begun where begun.user_id = ${user}.id)))`;

const isThere = (user: string): string => `${user}.deleted_at is null`;

/** What a user adds to the counts: `amount` to all, to the chapter and to the area. */
const placesOf = (user: string, amount: string): string => `
  select 'members' as kind, 0::bigint as ref_id, ${amount} as amount
  union all select 'chapters', ${user}.chapter_id, ${amount} where ${user}.chapter_id is not null
  union all select 'areas', ${user}.area_id, ${amount} where ${user}.area_id is not null`;

const add = (changes: string): string => `insert into member_counts (kind, ref_id, amount)
  select kind, ref_id, sum(amount) from (${changes}) as changes group by kind, ref_id having sum(amount) <> 0`;

/** A function of a trigger that runs once for each statement. */
const follow = (name: string, body: string): string => `create function ${name}() returns trigger language plpgsql as $$
  begin
    ${body};
    return null;
  end $$`;

const statements = [
  // A count is the sum of its rows. A change adds a row and locks none, so that two sign-ups never wait for each other;
  // a recurring job adds the rows up.
  `create table member_counts (
    kind text not null check (kind in ('members', 'chapters', 'areas', 'roles')),
    ref_id bigint not null,
    amount bigint not null)`,
  'create index member_counts_sum on member_counts (kind, ref_id) include (amount)',

  `create function member_counts_compute() returns void language sql as $$
    delete from member_counts;
    insert into member_counts
      select 'members', 0, count(*) from users u where ${isMember('u')}
      union all select 'chapters', chapter_id, count(*) from users u
        where chapter_id is not null and ${isMember('u')} group by chapter_id
      union all select 'areas', area_id, count(*) from users u
        where area_id is not null and ${isMember('u')} group by area_id
      union all select 'roles', role_id, count(*) from user_roles r join users u on u.id = r.user_id
        where ${isThere('u')} group by role_id;
  $$`,
  `create function member_counts_add_up() returns void language sql as $$
    with former as (delete from member_counts returning *)
    insert into member_counts select kind, ref_id, sum(amount) from former group by kind, ref_id having sum(amount) <> 0
  $$`,

  follow(
    'member_counts_insert',
    add(`select p.* from changed u cross join lateral (${placesOf('u', '1')}) as p where ${isMember('u')}`),
  ),
  follow(
    'member_counts_update',
    `if exists (select 1 from changed n join former o using (id)
        where (n.chapter_id, n.area_id, n.deleted_at is null, n.email_verified_at is null)
          is distinct from (o.chapter_id, o.area_id, o.deleted_at is null, o.email_verified_at is null)) then
      ${add(`select p.* from changed u cross join lateral (${placesOf('u', '1')}) as p where ${isMember('u')}
        union all select p.* from former u cross join lateral (${placesOf('u', '-1')}) as p where ${isMember('u')}
        union all select 'roles', r.role_id, case when ${isThere('n')} then 1 else -1 end
          from changed n join former o using (id) join user_roles r on r.user_id = n.id
          where (${isThere('n')}) <> (${isThere('o')})`)};
    end if`,
  ),
  // The trigger runs before the deletion, because the deletion also deletes the roles that the trigger counts.
  `create function member_counts_delete() returns trigger language plpgsql as $$
    begin
      ${add(`select p.* from (select 1) as one cross join lateral (${placesOf('old', '-1')}) as p where ${isMember('old')}
        union all select 'roles', r.role_id, -1 from user_roles r where r.user_id = old.id and ${isThere('old')}`)};
      return old;
    end $$`,
  ...(['insert', 'delete'] as const).map((event) =>
    follow(
      `member_counts_${event}_role`,
      add(`select 'roles' as kind, c.role_id as ref_id, ${event === 'insert' ? 1 : -1} as amount
        from changed c join users u on u.id = c.user_id where ${isThere('u')}`),
    ),
  ),
  // An account without a verified address is no member while its registration is open.
  ...(['insert', 'delete'] as const).map((event) =>
    follow(
      `member_counts_${event}_registration`,
      add(`select p.* from changed c join users u on u.id = c.user_id
        cross join lateral (${placesOf('u', event === 'insert' ? '-1' : '1')}) as p
        where ${isThere('u')} and u.email_verified_at is null`),
    ),
  ),

  `create trigger member_counts_insert after insert on users referencing new table as changed
    for each statement execute function member_counts_insert()`,
  `create trigger member_counts_update after update on users referencing new table as changed old table as former
    for each statement execute function member_counts_update()`,
  `create trigger member_counts_delete before delete on users
    for each row execute function member_counts_delete()`,
  ...['role', 'registration'].flatMap((kind) => {
    const table = kind === 'role' ? 'user_roles' : 'registrations';
    return [
      `create trigger member_counts_insert after insert on ${table} referencing new table as changed
        for each statement execute function member_counts_insert_${kind}()`,
      `create trigger member_counts_delete after delete on ${table} referencing old table as changed
        for each statement execute function member_counts_delete_${kind}()`,
    ];
  }),
  'select member_counts_compute()',
];

/** Numbers of members in all, of each chapter, of each area, and of each role, kept by triggers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
