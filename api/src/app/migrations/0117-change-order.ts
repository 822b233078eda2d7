import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table membership_changes
    -- Finished changes of the member when its price was computed: after another change, it is computed anew.
    add column after_changes integer not null default 0,
    -- While its calls to Stripe are made; no other change of the member begins then.
    add column began_at timestamptz`,
  // What began before has no order; it is not repeated.
  `update membership_changes c set after_changes = m.changes from memberships m where m.user_id = c.user_id`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
