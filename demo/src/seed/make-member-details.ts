import { createRandom, type Db, insertRows, type SeedRow } from '@enlace/api/seeding';
import type { PrivateField, PrivacyLevel } from '@enlace/shared-contract/identity';

import { companyKinds, companyRoots } from './data/story-texts';

/**
 * Fields that founders show to find partners, and that others show to be found; one user in six has changed the levels.
 */
const openness: readonly (readonly [readonly PrivateField[], PrivacyLevel])[] = [
  [['bio', 'city', 'linkedin', 'company', 'area'], 'public'],
  [['headline', 'avatar'], 'members'],
  [['bio', 'linkedin', 'website', 'seniority'], 'recruiters'],
  [['skills', 'job_types', 'city'], 'members'],
  [['bio', 'avatar', 'headline', 'chapter'], 'only_me'],
  [['email', 'phone'], 'recruiters'],
  [['country'], 'members'],
];

const dialling: Readonly<Record<string, string>> = { MX: '+52', CO: '+57', BR: '+55', AR: '+54', US: '+1', PE: '+51' };

/** Company, phone and privacy of a member. Each member has random numbers of its own. */
export function memberDetails(id: number, role: string, country: string): SeedRow {
  const random = createRandom(70_000 + id);
  const choices = role === 'founders' ? openness.slice(0, 1) : random.chance(1 / 6) ? [random.pick(openness)] : [];
  const isCountryShown = id <= 100;
  const privacy = Object.fromEntries(
    choices.flatMap(([fields, level]) =>
      fields.filter((field) => !(isCountryShown && field === 'country')).map((field) => [field, level]),
    ),
  );
  const company = `${random.pick(companyRoots)} ${random.pick(companyKinds)[0]}`;
  const number = `${dialling[country] ?? '+1'} 555 ${String(random.int(0, 999)).padStart(3, '0')} ${String(id).padStart(4, '0')}`;
  return {
    privacy,
    has_page: id % 3 !== 0,
    company: role === 'founders' || role === 'recruiters' || random.chance(0.6) ? company : null,
    phone: random.chance(0.35) ? number : null,
    // The demo accounts agreed.
    is_shown_in_chapter: id <= 6 || random.chance(0.4),
  };
}

/** A few skills for most members, and types of jobs for those who look for one. */
export async function insertMemberSkills(
  db: Db,
  members: readonly { readonly id: number; readonly role: string }[],
): Promise<void> {
  const [skills, types] = await Promise.all([idsOf(db, 'job_skills'), idsOf(db, 'job_types')]);
  const random = createRandom(71);
  const skillRows = members.flatMap(({ id, role }) =>
    role === 'latinas' || role === 'founders' || id <= 6
      ? random.sample(skills, random.int(0, 7)).map((job_skill_id) => ({ user_id: id, job_skill_id }))
      : [],
  );
  const typeRows = members.flatMap(({ id, role }) =>
    role === 'latinas' && random.chance(0.4)
      ? random.sample(types, random.int(1, 2)).map((job_type_id) => ({ user_id: id, job_type_id }))
      : [],
  );
  await insertRows(db, 'user_job_skills', skillRows);
  await insertRows(db, 'user_job_types', typeRows);
}

async function idsOf(db: Db, table: 'job_skills' | 'job_types'): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
