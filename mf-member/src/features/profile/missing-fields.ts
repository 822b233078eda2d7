import type { User } from '@enlace/shared-contract';

/** What makes a profile whole. */
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

/** The fields that are still empty, in the order above. */
export function missingFields(user: User): ProfileField[] {
  return profileFields.filter((field) => user[field] === null || user[field] === '');
}
