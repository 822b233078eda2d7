import type { Locale, RegistrationKind } from '@enlace/shared-contract';
import { useList, useScreen, type InjectedSlice, type Need } from '@enlace/shared-data';
import type { Choices } from '@enlace/shared-forms';

import { areas } from '../../lib/areas.slice';
import { allChaptersQuery } from '../../lib/chapter-names';
import { chapters } from '../../lib/chapters.slice';
import { countries } from '../../lib/countries.slice';
import { countriesQuery, useCountryChoices } from '../../lib/form/country-choices';
import { byName, useChoices } from '../../lib/form/state/use-choices';
import { useWorkChoices, workNeeds, workSlices } from '../../lib/form/work-choices';
import { seniorityLevels } from '../../lib/seniority-levels.slice';
import { kindFields, chapterParameter } from './kinds';

const byRank = (locale: Locale) => ({ lang: locale, sort: 'rank' as const, order: 'asc' as const });
const byWord = (locale: Locale) => ({ lang: locale, sort: 'name' as const, order: 'asc' as const });

export const listSlices: readonly InjectedSlice[] = [areas, chapters, countries, seniorityLevels, ...workSlices];

/** The lists of choices that the form of a kind needs. */
export function listNeeds(kind: RegistrationKind, locale: Locale): readonly Need[] {
  const { chapter, area, seniority, jobs } = kindFields[kind];
  return [
    countries.list(countriesQuery(locale)),
    ...(chapter ? [chapters.list(allChaptersQuery(locale))] : []),
    ...(area ? [areas.list(byWord(locale))] : []),
    ...(seniority ? [seniorityLevels.list(byRank(locale))] : []),
    ...(jobs === 'none' ? [] : workNeeds(locale)),
  ];
}

export interface RegistrationLists {
  readonly countries: Choices;
  readonly chapters: Choices;
  readonly areas: Choices;
  readonly levels: Choices;
  readonly work: ReturnType<typeof useWorkChoices>;
}

/** Id of the chapter in the address; empty while it is unknown. */
export function useNamedChapter(): string {
  const { locale, search } = useScreen();
  const { rows } = useList(chapters, allChaptersQuery(locale));
  const namedChapter = rows.find(({ slug }) => slug === search.get(chapterParameter));
  return namedChapter === undefined ? '' : String(namedChapter.id);
}

export function useRegistrationLists(): RegistrationLists {
  const { locale } = useScreen();
  return {
    countries: useCountryChoices(),
    chapters: useChoices(chapters, allChaptersQuery(locale), ({ id, name, country }) => ({
      value: String(id),
      label: `${name}, ${country}`,
    })),
    areas: useChoices(areas, byWord(locale), byName),
    levels: useChoices(seniorityLevels, byRank(locale), byName),
    work: useWorkChoices(),
  };
}
