import { type Kysely, sql } from 'kysely';

const statements = [
  `create table event_sponsors (
    event_id bigint not null references events (id) on delete cascade,
    company_id bigint not null references companies (id) on delete cascade,
    primary key (event_id, company_id)
  )`,
  `create index event_sponsors_back on event_sponsors (company_id, event_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
