import { type Kysely, sql } from 'kysely';

const address = '^(https?://)?([a-z0-9-]+\\.)?linkedin\\.com/+';

/** Addresses of members get the form that the contract stores; addresses of other sites are removed. */
const statement = `update users set linkedin = case
    when linkedin ~* '${address}[^[:space:]?#/]' then 'https://www.linkedin.com/' ||
      regexp_replace(regexp_replace(regexp_replace(trim(linkedin), '${address}', '', 'i'), '[?#].*$', ''), '/+$', '')
    end
  where linkedin is not null`;

export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql.raw(statement).execute(db);
}
