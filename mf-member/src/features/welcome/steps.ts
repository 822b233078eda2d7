import type { SectionName } from '../../lib/sections/section';

/** The steps in their order. */
export const stepNames = ['chapter', 'work', 'skills', 'picture'] as const;

export type StepName = (typeof stepNames)[number];

/** The part of the profile that a step fills in; the picture has an editor of its own. */
export const stepSections: Readonly<Record<Exclude<StepName, 'picture'>, SectionName>> = {
  chapter: 'place',
  work: 'work',
  skills: 'skills',
};

/** The step in the address; the first one without it. */
export function stepOf(search: URLSearchParams): StepName {
  return stepNames.find((name) => name === search.get('step')) ?? 'chapter';
}

/** Path of a step at a place; the member's page after the last one. */
export function stepPath(index: number): string {
  const name = stepNames[index];
  return name === undefined ? '/my' : `/my/welcome?step=${name}`;
}
