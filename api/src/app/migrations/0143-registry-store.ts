import { type Kysely, sql } from 'kysely';

/** The identity of the folder with the releases of all gateways; one row. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`create table registry_store (
    is_only boolean primary key default true check (is_only),
    id uuid not null,
    created_at timestamptz not null default now())`.execute(db);
}
