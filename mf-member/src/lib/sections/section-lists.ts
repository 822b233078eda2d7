import {
  areas as areasContract,
  countries as countriesContract,
  publicChapters as chaptersContract,
  states as statesContract,
} from '@enlace/shared-contract/community';
import { foldText, type Locale } from '@enlace/shared-contract/text';
import {
  jobSkills as skillsContract,
  jobTitles as titlesContract,
  jobTypes as typesContract,
  languageProficiency as languagesContract,
  seniorityLevels as levelsContract,
} from '@enlace/shared-contract/work';
import { createResource, useList, useScreen, type Query } from '@enlace/shared-data';
import { byName, useChoices, type Choices } from '@enlace/shared-forms';

import type { SectionName } from './section';

const areas = createResource('member', areasContract);
const chapters = createResource('member', chaptersContract);
const countries = createResource('member', countriesContract);
const skills = createResource('member', skillsContract);
const states = createResource('member', statesContract);
const titles = createResource('member', titlesContract);
const types = createResource('member', typesContract);
const languages = createResource('member', languagesContract);
const levels = createResource('member', levelsContract);

/** Slices of a screen with forms of the profile. */
export const sectionSlices = [areas, chapters, countries, skills, states, titles, types, languages, levels];

const byWord = (lang: Locale) => ({ lang, sort: 'name' as const, order: 'asc' as const });
const byRank = (lang: Locale) => ({ lang, sort: 'rank' as const, order: 'asc' as const });
const chapterQuery = (lang: Locale) => ({
  ...byWord(lang),
  fields: ['id', 'name', 'city', 'country', 'country_code', 'status'] as const,
});

const stateQuery = (lang: Locale, country: string) => ({ ...byWord(lang), country_code: country });

/** The lists of choices that the form of a section needs, with the states of the chosen country. */
export function sectionQueries(section: SectionName, lang: Locale, country: string): readonly Query[] {
  const queries: Readonly<Record<SectionName, readonly Query[]>> = {
    about: [],
    work: [areas.list(byWord(lang)), titles.list(byWord(lang)), levels.list(byRank(lang)), types.list(byWord(lang))],
    skills: [skills.list(byWord(lang)), languages.list(byWord(lang))],
    links: [],
    place: [
      countries.list(byWord(lang)),
      chapters.list(chapterQuery(lang)),
      ...(country === '' ? [] : [states.list(stateQuery(lang, country))]),
    ],
  };
  return queries[section];
}

export interface SectionLists {
  readonly areas: Choices;
  readonly levels: Choices;
  readonly titles: Choices;
  readonly types: Choices;
  readonly generalSkills: Choices;
  readonly techSkills: Choices;
  readonly languages: Choices;
  readonly countries: Choices;
  /** Of the chosen country; some have none. */
  readonly states: Choices;
  readonly chapters: Choices;
}

/** All lists; those that a section does not need stay empty. */
export function useSectionLists(country: string): SectionLists {
  const { locale } = useScreen();
  const wordQuery = byWord(locale);
  const byLabel = (choices: Choices): Choices => ({
    ...choices,
    options: [...choices.options].sort((a, b) => a.label.localeCompare(b.label, locale)),
  });
  return {
    areas: useChoices(areas, wordQuery, byName),
    levels: useChoices(levels, byRank(locale), byName),
    titles: useChoices(titles, wordQuery, byName),
    types: useChoices(types, wordQuery, byName),
    generalSkills: useChoices(skills, wordQuery, (skill) => (skill.kind === 'general' ? byName(skill) : null)),
    techSkills: useChoices(skills, wordQuery, (skill) => (skill.kind === 'tech' ? byName(skill) : null)),
    languages: byLabel(useChoices(languages, wordQuery, byName)),
    countries: byLabel(useChoices(countries, wordQuery, ({ code, name }) => ({ value: code, label: name }))),
    states: useChoices(states, stateQuery(locale, country), byName),
    chapters: useChapters(country),
  };
}

/** The chapters; those of the chosen country first. */
function useChapters(country: string): Choices {
  const { locale } = useScreen();
  const query = chapterQuery(locale);
  const codes = new Map(useList(chapters, query).rows.map((row) => [String(row.id), row.country_code]));
  const choices = useChoices(chapters, query, (row) =>
    row.status === 'paused' ? null : { value: String(row.id), label: `${row.name}, ${row.country}` },
  );
  const isNear = ({ value }: { readonly value: string }) => country !== '' && codes.get(value) === country;
  const options = [...choices.options.filter(isNear), ...choices.options.filter((option) => !isNear(option))];
  return { ...choices, options };
}

/** The chapter of a typed city, for a user without one; null without an equal name. */
export function useChapterOfCity(city: string, country: string): string | null {
  const { locale } = useScreen();
  const { rows } = useList(chapters, chapterQuery(locale));
  const cityName = foldText(city.trim());
  if (cityName === '') return null;
  const chapter = rows.find(
    (row) =>
      row.status !== 'paused' &&
      (country === '' || row.country_code === country) &&
      [row.city, row.name].some((name) => name !== null && foldText(name.trim()) === cityName),
  );
  return chapter === undefined ? null : String(chapter.id);
}
