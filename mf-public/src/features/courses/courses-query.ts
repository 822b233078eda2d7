import { courseLevels, type courses } from '@enlace/shared-contract/learning';
import type { Locale } from '@enlace/shared-contract/text';
import type { ListQueryOf } from '@enlace/shared-data';

import { pageOf, pageSize, pathWith } from '../../lib/page-search';
import { choiceFields } from '../../lib/row-fields';

export const courseOrders = ['newest', 'shortest', 'byTitle'] as const;
export type CourseOrder = (typeof courseOrders)[number];
export type CourseLevel = (typeof courseLevels)[number];

/** The visitor's choices in the address; empty without a choice. */
export interface CoursesChoice {
  readonly search: string;
  readonly level: CourseLevel | '';
  readonly area: string;
  readonly order: CourseOrder;
  readonly page: number;
}

const sorts: Readonly<Record<CourseOrder, Pick<ListQueryOf<typeof courses>, 'sort' | 'order'>>> = {
  newest: { sort: 'published_at', order: 'desc' },
  shortest: { sort: 'minutes', order: 'asc' },
  byTitle: { sort: 'title', order: 'asc' },
};

export function coursesChoiceOf(search: URLSearchParams): CoursesChoice {
  const text = (name: string) => (search.get(name) ?? '').trim().slice(0, 200);
  return {
    search: text('search'),
    level: courseLevels.find((level) => level === text('level')) ?? '',
    area: text('area'),
    order: courseOrders.find((order) => order === text('sort')) ?? 'newest',
    page: pageOf(search),
  };
}

export function coursesQuery(choice: CoursesChoice, locale: Locale): ListQueryOf<typeof courses> {
  return {
    ...sorts[choice.order],
    page: choice.page,
    per_page: pageSize,
    lang: locale,
    ...(choice.search === '' ? {} : { search: choice.search }),
    ...(choice.level === '' ? {} : { level: choice.level }),
    ...(choice.area === '' ? {} : { area: choice.area }),
  };
}

/** The address of a choice, without default values. */
export function coursesPath({ order, page, ...choice }: CoursesChoice): string {
  return pathWith('/courses', { ...choice, sort: order === 'newest' ? '' : order, page });
}

/** Every area by name, for the filter. */
export const areasQuery = (lang: Locale) => ({ sort: 'name', order: 'asc', lang, fields: choiceFields }) as const;
