import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { insertRows } from '../../infrastructure/db/insert-rows';
import { localized } from './localized';
import { packageLevels, teamPackages } from './package-levels';

/** Roles whose packages may cost something. */
const payingRoles = ['latinas', 'recruiters', 'allies', 'founders', 'investors'];

/**
 * The packages of every role, which no call can make: every installation has them, free until an admin sets a price.
 * Runs at every start; adds only what is missing.
 */
export async function ensurePackages(db: Db): Promise<void> {
  const { rows: known } = await sql<{ slug: string }>`select slug from packages`.execute(db);
  const taken = new Set(known.map(({ slug }) => slug));
  const roleIds = await roleIdsOf(db);
  const rows = ['admin', ...payingRoles].flatMap((role) => {
    const role_id = roleIds.get(role);
    if (role_id === undefined) return [];
    return levelsOf(role).map(({ slug, ...words }, position) => ({
      role_id,
      slug: `${role}-${slug}`,
      ...localized(words),
      position,
    }));
  });
  const missing = rows.filter(({ slug }) => !taken.has(slug));
  if (missing.length > 0) await insertRows(db, 'packages', missing);
}

/** The packages of a role, from the smallest to the largest. */
export function levelsOf(role: string): typeof packageLevels {
  return role === 'admin' ? teamPackages : packageLevels;
}

/** Ids of the roles by their name. */
export async function roleIdsOf(db: Db): Promise<ReadonlyMap<string, number>> {
  const roles = await db.selectFrom('roles').select(['id', 'name']).execute();
  return new Map(roles.map(({ id, name }) => [name, id]));
}
