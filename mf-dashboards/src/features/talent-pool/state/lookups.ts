import { areas as areasContract, countries as countriesContract } from '@enlace/shared-contract/community';
import type { Locale } from '@enlace/shared-contract/text';
import {
  jobSkills as skillsContract,
  jobTypes as typesContract,
  languageProficiency as languagesContract,
  seniorityLevels as levelsContract,
} from '@enlace/shared-contract/work';
import { createResource, type Query, useAnswer, useList, useReload, useScreen } from '@enlace/shared-data';
import type { PickerOption } from '@enlace/shared-ui/controls';

import { talent } from '../../../lib/talent/talent.slice';

const areas = createResource('dashboards', areasContract);
const countries = createResource('dashboards', countriesContract);
const skills = createResource('dashboards', skillsContract);
const types = createResource('dashboards', typesContract);
const languages = createResource('dashboards', languagesContract);
const levels = createResource('dashboards', levelsContract);

export const lookupSlices = [areas, countries, skills, types, languages, levels];

const namedFields = ['id', 'name'] as const;
const byName = (lang: Locale) => ({ lang, sort: 'name' as const, order: 'asc' as const });
const areasQuery = (lang: Locale) => ({ ...byName(lang), fields: namedFields });
const levelsQuery = (lang: Locale) => ({ lang, sort: 'rank' as const, order: 'asc' as const, fields: namedFields });

/** The lists that filters choose from. */
export function lookupQueries(lang: Locale): readonly Query[] {
  return [
    skills.list(byName(lang)),
    languages.list(byName(lang)),
    types.list(byName(lang)),
    areas.list(areasQuery(lang)),
    levels.list(levelsQuery(lang)),
    countries.list(byName(lang)),
    talent.calls.tags.query(undefined),
  ];
}

/** Choices of the filters; empty until they are loaded. */
export interface PoolLists {
  readonly skills: readonly PickerOption[];
  readonly languages: readonly PickerOption[];
  readonly jobTypes: readonly PickerOption[];
  readonly areas: readonly PickerOption[];
  /** By their rank. */
  readonly levels: readonly PickerOption[];
  /** The value is the code. */
  readonly countries: readonly PickerOption[];
  /** Tags of the viewer's companies; the value is the name. */
  readonly tags: readonly PickerOption[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function usePoolLists(): PoolLists {
  const { locale } = useScreen();
  const reload = useReload();
  const lists = {
    skills: useList(skills, byName(locale)),
    languages: useList(languages, byName(locale)),
    jobTypes: useList(types, byName(locale)),
    areas: useList(areas, areasQuery(locale)),
    levels: useList(levels, levelsQuery(locale)),
    countries: useList(countries, byName(locale)),
  };
  const tags = useAnswer(talent.calls.tags, undefined);
  const tagNames = new Set(tags.answer?.map(({ name }) => name));
  const inOrder = (options: readonly PickerOption[]) =>
    [...options].sort((one, other) => one.label.localeCompare(other.label, locale));
  return {
    skills: inOrder(lists.skills.rows.map(optionOf)),
    languages: inOrder(lists.languages.rows.map(optionOf)),
    jobTypes: inOrder(lists.jobTypes.rows.map(optionOf)),
    areas: inOrder(lists.areas.rows.map(optionOf)),
    levels: lists.levels.rows.map(optionOf),
    countries: inOrder(lists.countries.rows.map(({ code, name }) => ({ value: code, label: name }))),
    tags: inOrder([...tagNames].map((name) => ({ value: name, label: name }))),
    hasFailed: [...Object.values(lists), tags].some(({ status }) => status === 'rejected'),
    retry: () => reload(lookupQueries(locale)),
  };
}

const optionOf = ({ id, name }: { readonly id: number; readonly name: string }): PickerOption => ({
  value: id,
  label: name,
});
