import { type Kysely, sql } from 'kysely';

/** Conditions for the users whom the list of founders shows (`isFounder` of the identity domain). */
const listedFounders = `is_founder and deleted_at is null and disabled_at is null and removal_due_at is null
  and email_verified_at is not null`;

const statements = [
  'alter table users add column is_founder boolean not null default false',
  `update users set is_founder = true where id in (select record_id from search_entries where kind = 'founders')`,
  ...['name_sort', 'created_at'].map(
    (column) => `create index users_founders_by_${column} on users (${column}, id) where ${listedFounders}`,
  ),
  // Without figures about the new column the planner expects half of the users to be founders.
  'analyze users',

  `create function search_mark_founders() returns trigger language plpgsql as $$
    begin
      update users set is_founder = (tg_op = 'INSERT')
        where id in (select record_id from changed where kind = 'founders') and is_founder <> (tg_op = 'INSERT');
      return null;
    end $$`,
  `create trigger search_mark_founders_insert after insert on search_entries referencing new table as changed
    for each statement execute function search_mark_founders()`,
  `create trigger search_mark_founders_delete after delete on search_entries referencing old table as changed
    for each statement execute function search_mark_founders()`,
];

/**
 * The list of founders reads indexes of founders alone. A mark in the row of the user follows the entry of the site
 * search, because an index cannot depend on another table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
