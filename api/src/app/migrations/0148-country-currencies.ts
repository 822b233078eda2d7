import { type Kysely, sql } from 'kysely';

import { currencyByCountry } from '../essentials/world';

/** The currency of each country (ISO 4217), which new tickets of its chapters have. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql`alter table countries add column currency text check (currency ~ '^[A-Z]{3}$')`.execute(db);
  await sql`update countries n set currency = c.value from jsonb_each_text(${JSON.stringify(currencyByCountry())}::jsonb)
    as c(key, value) where c.key = n.code`.execute(db);
}
