import type { User } from '@enlace/shared-contract';

/** Fields of a complete profile. */
export const profileFields = [
  'headline',
  'bio',
  'avatar',
  'area',
  'seniority',
  'linkedin',
  'city',
  'country',
  'chapter',
] as const;

export type ProfileField = (typeof profileFields)[number];

/** The empty fields, in the order above. */
export function missingFields(user: User): ProfileField[] {
  return profileFields.filter((field) => user[field] === null || user[field] === '');
}
