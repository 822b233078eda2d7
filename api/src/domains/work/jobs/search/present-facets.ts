import { companyFlags } from '@enlace/shared-contract/partners';
import {
  facetLimit,
  jobAges,
  type JobFacetGroup,
  jobFacetGroups,
  type JobFacetsAnswer,
} from '@enlace/shared-contract/work';
import { type RawBuilder, sql } from 'kysely';

import { isAnyId } from '../../../../infrastructure/db/any-id';
import type { Db } from '../../../../infrastructure/db/database';
import { translateColumn } from '../../../../kit/core/table/expressions';
import type { ReadContext } from '../../../../kit/core/table/read-context';
import type { FacetCounts } from './count-facets';
import { facetListNames, facetLists, type FacetListName } from './facet-lists';
import type { IndexedValue, JobIndex } from './job-index';
import type { ChosenPlaces } from './read-search-parts';

type Group = JobFacetsAnswer['data'][number];

/** Values of a group that is read completely. */
const mostValues = 1000;

/** Groups whose values are words, in the order in which they are shown; they are always complete. */
const wordGroups: Readonly<Partial<Record<JobFacetGroup, readonly string[]>>> = {
  workplace: ['remote', 'hybrid', 'on_site'],
  company_perk: companyFlags,
  salary_unstated: ['1'],
};

interface ListedValue {
  readonly value: number | string;
  readonly count: number;
}

interface NamedRow {
  readonly group: FacetListName;
  readonly id: number;
  readonly name: string;
  readonly value: string;
  readonly place: number;
}

/** The groups of an answer, or only the named one with all its values. */
export async function presentFacets(
  db: Db,
  context: ReadContext,
  { index, counts, chosenPlaces }: { index: JobIndex; counts: FacetCounts; chosenPlaces: ChosenPlaces },
  only: JobFacetGroup | undefined,
): Promise<Group[]> {
  const groups = only === undefined ? jobFacetGroups : [only];
  const limit = only === undefined ? facetLimit : mostValues;
  const lists = new Map(
    groups.map((group) => [group, listValues(index, counts, group, { limit, chosenPlaces: chosenPlaces.get(group) })]),
  );
  const names = await readNames(db, context, lists);
  return groups.map((group) => {
    const list = lists.get(group) ?? { values: [], more: 0 };
    if (group === 'since') return { group, values: agesOf(counts), more: 0 };
    const words = wordGroups[group];
    if (words !== undefined) return { group, values: wordsOf(group, words, list.values), more: 0 };
    if (group === 'currency') return { group, more: list.more, values: list.values.map(toWord) };
    const values = list.values
      .flatMap(({ value, count }) => {
        const row = names.get(`${group} ${value}`);
        return row === undefined ? [] : [{ value: row.value, name: row.name, count, place: row.place }];
      })
      .sort((one, other) => one.place - other.place)
      .map(({ value, name, count }) => ({ value, name, count }));
    return { group, values, more: list.more };
  });
}

/** The values of a group with most open jobs, and the chosen ones. */
function listValues(
  { values }: JobIndex,
  { open, fitting }: FacetCounts,
  group: JobFacetGroup,
  { limit, chosenPlaces }: { limit: number; chosenPlaces: ReadonlySet<number> | undefined },
): { values: ListedValue[]; more: number } {
  const most = wordGroups[group] === undefined ? limit : Infinity;
  const places = values
    .map((_value, place) => place)
    .filter((place) => values[place]?.group === group && ((open[place] ?? 0) > 0 || chosenPlaces?.has(place) === true))
    .sort((one, other) => (open[other] ?? 0) - (open[one] ?? 0) || compare(values[one], values[other]));
  const shownPlaces = places.filter((place, at) => at < most || chosenPlaces?.has(place) === true);
  const listedValues = shownPlaces.flatMap((place) => {
    const value = values[place]?.value;
    return value === undefined ? [] : [{ value, count: fitting[place] ?? 0 }];
  });
  return { values: listedValues, more: places.length - shownPlaces.length };
}

/** Equal numbers of jobs: the same order in every process. */
function compare(one: IndexedValue | undefined, other: IndexedValue | undefined): number {
  const [first = '', second = ''] = [one?.value, other?.value];
  return typeof first === 'number' && typeof second === 'number'
    ? first - second
    : String(first).localeCompare(String(second), 'en');
}

const toWord = ({ value, count }: ListedValue) => ({ value: String(value), name: null, count });

/** Words with their numbers; the number of an offer is its place among the words, from 1. */
function wordsOf(group: JobFacetGroup, words: readonly string[], listedValues: readonly ListedValue[]) {
  return words.map((word, at) => {
    const key = group === 'company_perk' ? at + 1 : word;
    return { value: word, name: null, count: listedValues.find(({ value }) => value === key)?.count ?? 0 };
  });
}

function agesOf({ ages }: FacetCounts) {
  return jobAges.map((age, at) => ({ value: age, name: null, count: ages[at] ?? 0 }));
}

/** The names of listed rows, by group and id. */
async function readNames(
  db: Db,
  context: ReadContext,
  lists: ReadonlyMap<JobFacetGroup, { readonly values: readonly ListedValue[] }>,
): Promise<Map<string, NamedRow>> {
  const selections = facetListNames.flatMap((group) => {
    const ids = (lists.get(group)?.values ?? []).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
    return ids.length === 0 ? [] : [selectNames(context, group, ids)];
  });
  if (selections.length === 0) return new Map();
  const { rows } = await sql<NamedRow>`${sql.join(selections, sql` union all `)}`.execute(db);
  return new Map(rows.map((row) => [`${row.group} ${row.id}`, row]));
}

function selectNames(context: ReadContext, group: FacetListName, ids: readonly number[]): RawBuilder<unknown> {
  const { target, hasSlug } = facetLists[group];
  return sql`select ${sql.lit(group)} as "group", n.id, ${translateColumn(context, 'name', 'n')} as name,
    ${hasSlug ? sql`n.slug` : sql`n.id::text`} as value, ${group === 'seniority' ? sql`n.rank` : sql`0`} as place
    from ${sql.table(target)} n where ${isAnyId(sql`n.id`, ids)}`;
}
