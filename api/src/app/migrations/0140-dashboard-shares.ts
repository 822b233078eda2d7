import { type Kysely, sql } from 'kysely';

const statements = [
  // Links to a view of the dashboards. They hold a period and filters, no numbers.
  `create table dashboard_shares (
    id bigint generated always as identity primary key,
    author_id bigint not null references users (id) on delete cascade,
    -- Made by the form, so that a repeated request makes no second link.
    key text not null,
    -- The token is made from the seed and a secret of the server, so that a repeated request gets the same one.
    seed text not null,
    token_hash text not null unique,
    -- Null: the whole page.
    dataset text,
    query jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    constraint dashboard_shares_of_author unique (author_id, key)
  )`,
];

/** Links to the dashboards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
