import { useTexts } from '@enlace/shared-platform';

import { poolTexts } from '../texts';
import type { PoolLists } from './lookups';
import { noFilters, type PoolChoice } from './pool-choice';

/** A filter in use. */
export interface PoolFilter {
  readonly key: string;
  readonly label: string;
  /** The change that removes it. */
  readonly removal: Partial<PoolChoice>;
}

type Option = PoolLists['skills'][number];

/** Name of a choice; a sign while the list loads. */
const nameIn = (options: readonly Option[], value: number | string): string =>
  options.find((option) => option.value === value)?.label ?? '…';

/** The filters in use, in the order of the fields. */
export function useFilters(choice: PoolChoice, lists: PoolLists): readonly PoolFilter[] {
  const t = useTexts(poolTexts);
  const { search, areaId, levelId, country, availability } = choice;
  const manyOf = (name: 'skills' | 'languages' | 'jobTypes'): readonly PoolFilter[] =>
    choice[name].map((id) => ({
      key: `${name} ${id}`,
      label: nameIn(lists[name], id),
      removal: { [name]: choice[name].filter((other) => other !== id) },
    }));
  const oneOf = (name: keyof typeof noFilters, label: string | null): readonly PoolFilter[] =>
    label === null ? [] : [{ key: name, label, removal: { [name]: noFilters[name] } }];
  const years = useYearsRange(choice);
  const tags = choice.tags.map((tag): PoolFilter => ({
    key: `tag ${tag}`,
    label: tag,
    removal: { tags: choice.tags.filter((other) => other !== tag) },
  }));
  return [
    ...oneOf('search', search === '' ? null : `“${search}”`),
    ...manyOf('skills'),
    ...tags,
    ...oneOf('availability', availability === null ? null : t(`availability.${availability}`)),
    ...oneOf('areaId', areaId === null ? null : nameIn(lists.areas, areaId)),
    ...oneOf('levelId', levelId === null ? null : nameIn(lists.levels, levelId)),
    ...(years === null ? [] : [{ key: 'years', label: years, removal: { yearsFrom: null, yearsTo: null } }]),
    ...oneOf('country', country === null ? null : nameIn(lists.countries, country)),
    ...manyOf('languages'),
    ...manyOf('jobTypes'),
  ];
}

function useYearsRange({ yearsFrom: from, yearsTo: to }: PoolChoice): string | null {
  const t = useTexts(poolTexts);
  if (from !== null && to !== null) return t('filters.yearsBetween', { from, to });
  if (from !== null) return t('filters.yearsAtLeast', { count: from });
  return to === null ? null : t('filters.yearsAtMost', { count: to });
}
