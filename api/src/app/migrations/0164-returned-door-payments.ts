import { type Kysely, sql } from 'kysely';

const statements = [
  // An organiser gave the money of the door back by hand.
  'alter table door_payments add column returned_at timestamptz',
  'alter table door_payments add column returned_by bigint references users (id) on delete set null',
  'create index door_payments_returner on door_payments (returned_by) where returned_by is not null',
];

/** Cash and transfers that went back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
