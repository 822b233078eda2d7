import { type Kysely, sql } from 'kysely';

const statements = [
  `create table learning_goals (
    user_id bigint primary key references users (id) on delete cascade,
    -- Days of a week.
    days smallint not null check (days between 1 and 7),
    created_at timestamptz not null
  )`,
  // Hours in which a user learned; days depend on the zone of the reader.
  `create table learning_hours (
    user_id bigint not null references users (id) on delete cascade,
    hour timestamptz not null,
    primary key (user_id, hour)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
