import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { insertRows } from '../../infrastructure/db/insert-rows';
import { localizeWords } from './localize-words';
import { packageLevels, teamPackages } from './package-levels';

/** Roles whose packages can have a price. */
const payingRoles = ['latinas', 'recruiters', 'allies', 'founders', 'investors'];

/**
 * The packages of every role. No call can add packages, so every installation gets them; they are free until an admin
 * sets a price. Runs at every start and adds only missing rows.
 */
export async function ensurePackages(db: Db): Promise<void> {
  const { rows: knownPackages } = await sql<{ slug: string }>`select slug from packages`.execute(db);
  const takenSlugs = new Set(knownPackages.map(({ slug }) => slug));
  const roleIds = await roleIdsOf(db);
  const rows = ['admin', ...payingRoles].flatMap((role) => {
    const role_id = roleIds.get(role);
    if (role_id === undefined) return [];
    return levelsOf(role).map(({ slug, ...words }, position) => ({
      role_id,
      slug: `${role}-${slug}`,
      ...localizeWords(words),
      position,
    }));
  });
  const missingPackages = rows.filter(({ slug }) => !takenSlugs.has(slug));
  if (missingPackages.length > 0) await insertRows(db, 'packages', missingPackages);
}

/** The packages of a role, from the smallest to the largest. */
export function levelsOf(role: string): typeof packageLevels {
  return role === 'admin' ? teamPackages : packageLevels;
}

/** Ids of the roles by name. */
export async function roleIdsOf(db: Db): Promise<ReadonlyMap<string, number>> {
  const roles = await db.selectFrom('roles').select(['id', 'name']).execute();
  return new Map(roles.map(({ id, name }) => [name, id]));
}
