import type { UserRecord } from '@enlace/shared-contract/identity';

/** Fields of a complete profile. */
export const profileFields = [
  'avatar',
  'headline',
  'bio',
  'area',
  'seniority',
  'skills',
  'languages',
  'linkedin',
  'city',
  'country',
  'chapter',
] as const;

export type ProfileField = (typeof profileFields)[number];

/** The empty fields, in the order above. */
export function missingFields(user: UserRecord): ProfileField[] {
  return profileFields.filter((field) => isEmpty(valueOf(user, field)));
}

function valueOf(user: UserRecord, field: ProfileField): unknown {
  return field === 'skills' ? [...user.general_skills, ...user.tech_skills] : user[field];
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
