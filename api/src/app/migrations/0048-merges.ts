import { type Kysely, sql } from 'kysely';

const statements = [
  // What a merge moved to the account: numbers by kind, and the records that the rows lead to.
  'alter table revisions add column moved jsonb',

  // Pairs of accounts that an editor has marked as two people; they are never offered as duplicates again.
  `create table distinct_accounts (
    one_id bigint not null references users(id) on delete cascade,
    other_id bigint not null references users(id) on delete cascade,
    marked_by bigint references users(id) on delete set null,
    marked_at timestamptz not null,
    primary key (one_id, other_id),
    check (one_id < other_id))`,
  'create index distinct_accounts_other on distinct_accounts (other_id)',
  'create index distinct_accounts_marked_by on distinct_accounts (marked_by) where marked_by is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
