import type { PrivateField } from '@enlace/shared-contract/identity';

/** Parts of the record in the order of a profile; a card shows the first two beside the name. */
export const partGroups = {
  card: ['avatar', 'headline'],
  about: ['bio', 'area', 'seniority', 'company', 'job_types', 'skills', 'languages'],
  place: ['city', 'country', 'chapter'],
  contact: ['linkedin', 'website', 'github', 'email', 'phone'],
} as const satisfies Readonly<Record<string, readonly PrivateField[]>>;
