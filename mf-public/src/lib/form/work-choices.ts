import type { Locale } from '@enlace/shared-contract/text';
import { useScreen, type Query } from '@enlace/shared-data';
import { byName, useChoices, type Choices } from '@enlace/shared-forms';

import { jobSkills } from '../job-skills.slice';
import { jobTypes } from '../job-types.slice';

const listQuery = (locale: Locale) => ({ lang: locale, sort: 'name' as const, order: 'asc' as const });

/** Slices of a screen with job types and skills. */
export const workSlices = [jobSkills, jobTypes];

export function workQueries(locale: Locale): readonly Query[] {
  return [jobTypes.list(listQuery(locale)), jobSkills.list(listQuery(locale))];
}

/** Choices of job types, general skills and technologies. */
export function useWorkChoices(): Readonly<Record<'types' | 'general' | 'tech', Choices>> {
  const query = listQuery(useScreen().locale);
  return {
    types: useChoices(jobTypes, query, byName),
    general: useChoices(jobSkills, query, (skill) => (skill.kind === 'general' ? byName(skill) : null)),
    tech: useChoices(jobSkills, query, (skill) => (skill.kind === 'tech' ? byName(skill) : null)),
  };
}
