import { sql } from 'kysely';

import { contractCalls } from '../../kit/core/contract/contract-calls';
import type { Db } from '../../infrastructure/db/database';
import { slugify } from '../../kit/core/write/slugs';
import * as lists from './lists';
import { insertRows, type SeedRow } from '../../infrastructure/db/insert-rows';
import { ensureDoorRoles } from './door-roles';
import { ensurePackages } from './packages';
import { localizeWords } from './localize-words';

/**
 * Data that every installation needs, production included: the six roles (section 6 of docs/SPECIFICATION.md), a
 * permission for every call that requires one, and the lists of countries, states, languages, skills, titles and
 * levels. Runs at every start and adds only missing rows.
 */
export async function ensureEssentials(db: Db): Promise<void> {
  const roles = lists.roles.map(([name, label, description]) => ({ name, label, description }));
  await db
    .insertInto('roles')
    .values(roles)
    .onConflict((on) => on.column('name').doNothing())
    .execute();
  await db
    .insertInto('permissions')
    .values(permissionRows())
    .onConflict((on) => on.column('name').doNothing())
    .execute();
  await ensureDoorRoles(db);
  await ensurePackages(db);
  const { rows } = await sql<{ isFilled: boolean }>`select exists (select 1 from countries) as "isFilled"`.execute(db);
  if (rows[0]?.isFilled) return;
  // The packages behind these lists are large, so they are loaded only once, when the lists are empty.
  const { countryRows, stateRows, languageRows } = await import('./world');
  await insertRows(db, 'countries', countryRows());
  await insertRows(db, 'states', stateRows());
  await insertRows(db, 'language_proficiency', languageRows());
  await insertRows(db, 'job_skills', [
    ...lists.generalSkills.map((name) => ({ ...localizeWords({ name }), kind: 'general' })),
    ...lists.techSkills.map((name) => ({ name, translations: {}, kind: 'tech' })),
  ]);
  await insertRows(
    db,
    'job_titles',
    lists.jobTitles.map((name): SeedRow => localizeWords({ name })),
  );
  await insertRows(
    db,
    'job_types',
    lists.jobTypes.map((name, index): SeedRow => ({ ...localizeWords({ name }), code: lists.jobTypeCodes[index] })),
  );
  await insertRows(
    db,
    'seniority_levels',
    lists.seniorityLevels.map((name, rank) => ({ ...localizeWords({ name }), slug: slugify(name[0]), rank })),
  );
}

function permissionRows(): { name: string; description: string }[] {
  const names = contractCalls().flatMap(({ access }) => (access.kind === 'roles' ? [access.permission] : []));
  return [...new Set(names)].sort().map((name) => ({ name, description: `May call ${name.replace('.', ': ')}.` }));
}
