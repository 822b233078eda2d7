import { sql } from 'kysely';

import { contractCalls } from '../../kit/contract/contract-calls';
import type { Db } from '../../infrastructure/db/database';
import { slugify } from '../../kit/slugs';
import * as lists from './lists';
import { insertRows, type SeedRow } from '../../infrastructure/db/insert-rows';
import { ensurePackages } from './packages';
import { localized } from './localized';

/**
 * What every installation needs, production included: the six roles (SPEC §6), a permission for every call that names
 * one, and the lists of countries, states, languages, skills, titles and levels. Runs at every start; adds only what is
 * missing.
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
  await ensurePackages(db);
  const { rows } = await sql<{ isFilled: boolean }>`select exists (select 1 from countries) as "isFilled"`.execute(db);
  if (rows[0]?.isFilled) return;
  // The packages behind these lists are large; they are read once in an installation's life.
  const { countryRows, stateRows, languageRows } = await import('./world');
  await insertRows(db, 'countries', countryRows());
  await insertRows(db, 'states', stateRows());
  await insertRows(db, 'language_proficiency', languageRows());
  await insertRows(db, 'job_skills', [
    ...lists.generalSkills.map((name) => ({ ...localized({ name }), kind: 'general' })),
    ...lists.techSkills.map((name) => ({ name, translations: {}, kind: 'tech' })),
  ]);
  await insertRows(
    db,
    'job_titles',
    lists.jobTitles.map((name): SeedRow => localized({ name })),
  );
  await insertRows(
    db,
    'job_types',
    lists.jobTypes.map((name, index): SeedRow => ({ ...localized({ name }), code: lists.jobTypeCodes[index] })),
  );
  await insertRows(
    db,
    'seniority_levels',
    lists.seniorityLevels.map((name, rank) => ({ ...localized({ name }), slug: slugify(name[0]), rank })),
  );
}

function permissionRows(): { name: string; description: string }[] {
  const names = contractCalls().flatMap(({ access }) => (access.kind === 'roles' ? [access.permission] : []));
  return [...new Set(names)].sort().map((name) => ({ name, description: `May call ${name.replace('.', ': ')}.` }));
}
