import type { Field } from '@enlace/shared-forms';
import type { Translate } from '@enlace/shared-platform';

import type { texts as en } from '../../locales/en';
import { sectionFields, type SectionField, type SectionName } from './section';
import type { SectionLists } from './section-lists';

type Text = Translate<typeof en>;

/**
 * The form's fields of a section, in the user's language.
 * @param leavingState name of the stored state that a change of the country removes; null without one
 */
export function formFieldsOf(
  section: SectionName,
  t: Text,
  lists: SectionLists,
  leavingState: string | null,
): readonly Field[] {
  const all = makeFields(t, lists, leavingState);
  return sectionFields[section].map((name) => ({ ...all[name], name, label: t(`fields.${name}`) }));
}

type Part<F = Field> = F extends Field ? Omit<F, 'name' | 'label'> : never;

function makeFields(t: Text, lists: SectionLists, leavingState: string | null): Readonly<Record<SectionField, Part>> {
  const none = t('edit.none');
  return {
    first_name: { kind: 'text', autoComplete: 'given-name' },
    last_name: { kind: 'text', autoComplete: 'family-name' },
    headline: { kind: 'text', autoComplete: 'organization-title', hint: t('hints.headline') },
    bio: { kind: 'long', rows: 6, hint: t('hints.bio') },
    area_id: { kind: 'choice', choices: lists.areas, placeholder: none },
    job_title_id: { kind: 'choice', isSearched: true, choices: lists.titles, placeholder: t('edit.search') },
    seniority_id: { kind: 'choice', choices: lists.levels, placeholder: none },
    company: { kind: 'text', autoComplete: 'organization' },
    job_types: { kind: 'many', choices: lists.types, hint: t('hints.job_types') },
    tech_skills: searchField(lists.techSkills, t('edit.search')),
    general_skills: searchField(lists.generalSkills, t('edit.search')),
    languages: {
      ...searchField(lists.languages, t('edit.search')),
      hint: t('hints.languages'),
    },
    linkedin: { kind: 'url', autoComplete: 'url', placeholder: 'linkedin.com/in/…', problem: t('problems.linkedin') },
    website: { kind: 'url', autoComplete: 'url', placeholder: 'https://' },
    github: { kind: 'url', autoComplete: 'url', placeholder: 'github.com/…', problem: t('problems.github') },
    phone: { kind: 'tel', autoComplete: 'tel', hint: t('hints.phone'), problem: t('problems.phone') },
    city: { kind: 'text', autoComplete: 'address-level2' },
    country_code: {
      kind: 'choice',
      choices: lists.countries,
      autoComplete: 'country',
      placeholder: none,
      ...(leavingState !== null && { hint: t('hints.state', { state: leavingState }) }),
    },
    state_id: {
      kind: 'choice',
      choices: lists.states,
      autoComplete: 'address-level1',
      placeholder: none,
      // While the list is loading, a stored state stays in the form.
      isShown: ({ state_id: state }) => {
        const { status, options } = lists.states;
        return options.length > 0 || status === 'rejected' || (status !== 'fulfilled' && state !== '');
      },
    },
    chapter_id: { kind: 'choice', choices: lists.chapters, placeholder: none, hint: t('hints.chapter') },
  };
}

const searchField = (choices: SectionLists['areas'], placeholder: string) =>
  ({ kind: 'many', isSearched: true, choices, placeholder }) as const;
