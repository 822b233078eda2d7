import type { PrivateField } from '@enlace/shared-contract/identity';

import type { ProfileField } from './missing-fields';
import { sectionFields, sectionNames, type SectionName } from './sections/section';

/** Fields of the profile whose form's field has another name. */
const formNames: Readonly<Partial<Record<ProfileField | PrivateField, string>>> = {
  area: 'area_id',
  seniority: 'seniority_id',
  skills: 'tech_skills',
  country: 'country_code',
  chapter: 'chapter_id',
};

/** The address at which a field of the profile is edited. */
export function addressOf(field: ProfileField | PrivateField): string {
  return `/my/profile?field=${formNames[field] ?? field}`;
}

/** The section whose form has a field; null for none. */
export function sectionOf(name: string | null): SectionName | null {
  return sectionNames.find((section) => sectionFields[section].some((field) => field === name)) ?? null;
}
