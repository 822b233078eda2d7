import { reservedSlugsOf } from '@enlace/shared-contract/resources';
import anyAscii from 'any-ascii';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/**
 * A text as part of an address: `São Paulo & Ribeirão` becomes `sao-paulo-ribeirao`, `Київ` becomes `kiiv`. Never
 * empty.
 */
export function slugify(text: string): string {
  const slug = anyAscii(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return slug === '' ? 'n' : slug;
}

/**
 * The first of `slug`, `slug-2`, `slug-3` … that no row of the table has, removed or not, and no page has as its
 * address.
 */
export async function freeSlug(trx: Db, table: string, text: string): Promise<string> {
  const base = slugify(text);
  const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(table)}
    where slug = ${base} or slug like ${`${base}-%`}`.execute(trx);
  const takenSlugs = new Set([...rows.map(({ slug }) => slug), ...reservedSlugsOf(table)]);
  let slug = base;
  for (let number = 2; takenSlugs.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}
