import {
  availabilities,
  poolSorts,
  type TalentPoolFilters,
  type TalentPoolQuery,
} from '@enlace/shared-contract/talent-pool';
import type { Locale } from '@enlace/shared-contract/text';

import { addressWith, idOf, pageOf } from '../../../lib/addresses';

export const pageSize = 25;

export const poolPath = '/dashboards/talent-pool';

/** Most ids of one filter. */
export const mostIds = 30;

const mostTagLength = 40;

/** Most tags of the filter. */
export const mostTagFilters = 20;

/** Greatest number of years of experience. */
export const mostYears = 60;

type Availability = (typeof availabilities)[number];

/** What an address selects; invalid values are ignored. */
export interface PoolChoice {
  /** A pool of a company; null for all members. */
  readonly poolId: number | null;
  readonly search: string;
  readonly skills: readonly number[];
  /** `and`: members have all of the skills; `or`: one of them. */
  readonly skillMode: 'and' | 'or';
  readonly languages: readonly number[];
  readonly jobTypes: readonly number[];
  readonly areaId: number | null;
  readonly levelId: number | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly yearsFrom: number | null;
  readonly yearsTo: number | null;
  readonly availability: Availability | null;
  /** Members have all of them. */
  readonly tags: readonly string[];
  readonly sort: (typeof poolSorts)[number];
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

/** A change that removes all filters; the pool stays. */
export const noFilters = {
  search: '',
  skills: [],
  skillMode: 'and',
  languages: [],
  jobTypes: [],
  areaId: null,
  levelId: null,
  country: null,
  yearsFrom: null,
  yearsTo: null,
  availability: null,
  tags: [],
} as const satisfies Partial<PoolChoice>;

/** A number of years in a field or an address; null for other texts. */
export function yearsOf(text: string | null): number | null {
  return /^\d{1,2}$/.test(text ?? '') && Number(text) <= mostYears ? Number(text) : null;
}

export function availabilityOf(text: string | null): Availability | null {
  return availabilities.find((name) => name === text) ?? null;
}

function idsOf(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').flatMap((part) => idOf(part) ?? []);
  return [...new Set(ids)].slice(0, mostIds);
}

/** Tags of an address. */
function tagsOf(text: string | null): readonly string[] {
  const names = (text ?? '').split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== '' && name.length <= mostTagLength))].slice(0, mostTagFilters);
}

export function choiceOf(params: URLSearchParams): PoolChoice {
  const country = params.get('country') ?? '';
  return {
    poolId: idOf(params.get('pool')),
    search: (params.get('search') ?? '').trim().slice(0, 200),
    skills: idsOf(params.get('skills')),
    skillMode: params.get('match') === 'or' ? 'or' : 'and',
    languages: idsOf(params.get('languages')),
    jobTypes: idsOf(params.get('types')),
    areaId: idOf(params.get('area')),
    levelId: idOf(params.get('level')),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    yearsFrom: yearsOf(params.get('from')),
    yearsTo: yearsOf(params.get('to')),
    availability: availabilityOf(params.get('available')),
    tags: tagsOf(params.get('tags')),
    sort: poolSorts.find((name) => name === params.get('sort')) ?? 'updated_at',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: pageOf(params),
  };
}

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

function parametersOf(choice: PoolChoice): Readonly<Record<string, string>> {
  return {
    pool: textOf(choice.poolId),
    search: choice.search,
    skills: choice.skills.join(),
    match: choice.skills.length > 1 && choice.skillMode === 'or' ? 'or' : '',
    languages: choice.languages.join(),
    types: choice.jobTypes.join(),
    area: textOf(choice.areaId),
    level: textOf(choice.levelId),
    country: textOf(choice.country),
    from: textOf(choice.yearsFrom),
    to: textOf(choice.yearsTo),
    available: textOf(choice.availability),
    tags: choice.tags.join(),
    sort: choice.sort === 'updated_at' ? '' : choice.sort,
    order: choice.order === 'desc' ? '' : choice.order,
    page: choice.page === 1 ? '' : String(choice.page),
  };
}

/** The address of the list. */
export const addressOf = (choice: PoolChoice): string => addressWith(poolPath, parametersOf(choice));

/** The address of a member, with the list that leads to the next one and back. */
export const memberAddress = (id: number, choice: PoolChoice): string =>
  addressWith(`${poolPath}/${id}`, parametersOf(choice));

export interface PoolQuery extends TalentPoolQuery {
  /** Language of the names in the answer. */
  readonly lang: Locale;
}

/** The filters of a choice, without the pool. */
export function filtersOf(choice: PoolChoice): TalentPoolFilters {
  const { search, skills, skillMode, languages, jobTypes, areaId, levelId } = choice;
  const { country, yearsFrom, yearsTo, availability, tags } = choice;
  return {
    ...(search === '' ? {} : { search }),
    ...(skills.length === 0 ? {} : { skills: [...skills] }),
    ...(skills.length > 1 && skillMode === 'or' ? { skill_mode: skillMode } : {}),
    ...(languages.length === 0 ? {} : { languages: [...languages] }),
    ...(jobTypes.length === 0 ? {} : { job_types: [...jobTypes] }),
    ...(areaId === null ? {} : { area_id: areaId }),
    ...(levelId === null ? {} : { seniority_id: levelId }),
    ...(country === null ? {} : { country_code: country }),
    ...(yearsFrom === null ? {} : { years_from: yearsFrom }),
    ...(yearsTo === null ? {} : { years_to: yearsTo }),
    ...(availability === null ? {} : { availability }),
    ...(tags.length === 0 ? {} : { tags: [...tags] }),
  };
}

/** The change that chooses the filters of a smart pool, without the pool. */
export function choiceOfFilters(filters: TalentPoolFilters): Partial<PoolChoice> {
  return {
    poolId: null,
    search: filters.search ?? '',
    skills: filters.skills ?? [],
    skillMode: filters.skill_mode ?? 'and',
    languages: filters.languages ?? [],
    jobTypes: filters.job_types ?? [],
    areaId: filters.area_id ?? null,
    levelId: filters.seniority_id ?? null,
    country: filters.country_code || null,
    yearsFrom: filters.years_from ?? null,
    yearsTo: filters.years_to ?? null,
    availability: filters.availability ?? null,
    tags: filters.tags ?? [],
  };
}

/** The query of a page of a choice. */
export function queryOf(choice: PoolChoice, lang: Locale, page = choice.page, size = pageSize): PoolQuery {
  const { poolId, sort, order } = choice;
  return {
    ...filtersOf(choice),
    ...(poolId === null ? {} : { pool_id: poolId }),
    sort,
    order,
    page,
    per_page: size,
    lang,
  };
}
