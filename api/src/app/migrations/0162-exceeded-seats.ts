import { type Kysely, sql } from 'kysely';

const statements = [
  // What a person above the capacity has enlarged by one seat, until the ticket is cancelled.
  `create table exceeded_seats (
    order_id bigint not null references orders (id) on delete cascade,
    kind text not null check (kind in ('event', 'ticket', 'pool')),
    owner_id bigint not null,
    primary key (order_id, kind)
  )`,
];

/** Seats above the capacity of an event, by the order of their person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
