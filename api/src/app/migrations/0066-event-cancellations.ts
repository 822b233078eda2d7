import { type Kysely, sql } from 'kysely';

const statements = [
  // The cancellation of a whole event: a job cancels its orders one by one and counts them here.
  `create table event_cancellations (
    event_id bigint primary key references events (id) on delete cascade,
    reason text not null,
    is_refunded boolean not null,
    order_count integer not null,
    done_count integer not null default 0,
    failed_orders jsonb not null default '[]',
    started_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
