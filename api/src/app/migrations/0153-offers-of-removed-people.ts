import { type Kysely, sql } from 'kysely';

const statements = [
  // A place is deleted with its person. Its offer ends then: the hold expires, and its seats go to the next person.
  `create function waiting_offer_end() returns trigger language plpgsql as $$
    begin
      update orders set expires_at = least(expires_at, date_trunc('milliseconds', now()))
        where id = old.order_id and state = 'held';
      return null;
    end $$`,
  `create trigger waiting_offer_end after delete on waiting_entries for each row when (old.state = 'offered')
    execute function waiting_offer_end()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
