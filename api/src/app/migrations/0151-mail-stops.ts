import { type Kysely, sql } from 'kysely';

const statements = [
  // Kinds of mails that people without an account have stopped; the hash is that of their address in lower case.
  `create table mail_stops (
    email_hash text not null,
    kind text not null,
    at timestamptz not null default now(),
    primary key (email_hash, kind)
  )`,
];

/** People without an account stop mails by the link of a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
