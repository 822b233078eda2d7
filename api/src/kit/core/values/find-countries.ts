import { locales } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { foldName } from './choice-names';

/** Codes of countries by their folded names in all languages, and by the codes themselves. */
export type Countries = ReadonlyMap<string, string>;

/** All countries. The names of the database come before the names that the runtime knows, such as "United States". */
export async function findCountries(db: Db): Promise<Countries> {
  const { rows } = await sql<{ code: string; names: readonly (string | null)[] }>`select c.code,
      array[c.name, c.translations #>> '{es,name}', c.translations #>> '{pt,name}'] as names from countries c`.execute(
    db,
  );
  const codes = new Map<string, string>();
  const put = (name: string | null | undefined, code: string): void => {
    if (typeof name === 'string' && !codes.has(foldName(name))) codes.set(foldName(name), code);
  };
  for (const { code } of rows) put(code, code);
  for (const { code, names } of rows) for (const name of names) put(name, code);
  for (const locale of locales) {
    const displayNames = new Intl.DisplayNames(locale, { type: 'region' });
    for (const { code } of rows) put(displayNames.of(code), code);
  }
  return codes;
}
