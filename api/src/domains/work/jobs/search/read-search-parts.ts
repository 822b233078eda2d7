import type { getJobFacetsSchema } from '@enlace/shared-contract/work';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../../infrastructure/db/database';
import { all } from '../../../../kit/core/table/expressions';
import { searchConditions } from '../../../../kit/core/query/search-texts';
import type { SearchPart } from './count-facets';
import { codedGroups, findCodes, valuesOf } from './facet-lists';
import { startOfAge } from './job-age';
import type { JobIndex } from './job-index';
import { fitsSalary, salaryChoiceOf } from './salary-choice';
import { jobSearchTexts } from './search-texts';

type FacetQuery = z.infer<typeof getJobFacetsSchema>;

/** The chosen values of each group, as places of the index. */
export type ChosenPlaces = ReadonlyMap<string, ReadonlySet<number>>;

/** The choices in lists, whose values are looked up, and the currency. */
export async function readChosenPlaces(db: Db, index: JobIndex, query: FacetQuery): Promise<ChosenPlaces> {
  const chosenGroups = codedGroups.filter((group) => query[group] !== undefined);
  const places = chosenGroups.map(
    async (group) => [group, index.placesOf(await findCodes(db, group, query[group]))] as const,
  );
  const currencies = query.currency === undefined ? [] : [['currency', index.placesOf([query.currency])] as const];
  return new Map<string, ReadonlySet<number>>([...(await Promise.all(places)), ...currencies]);
}

/** The parts of a search. `results` are the jobs with its words; null without words. */
export function searchPartsOf(
  query: FacetQuery,
  chosenPlaces: ChosenPlaces,
  { companyIds, results, now }: { companyIds: readonly number[]; results: ReadonlySet<number> | null; now: Date },
): SearchPart[] {
  const { company, remote, workplace, since } = query;
  const parts: SearchPart[] = codedGroups.flatMap((group) => {
    const places = chosenPlaces.get(group);
    return places === undefined ? [] : [{ part: group, fits: (job) => job.places.some((place) => places.has(place)) }];
  });
  if (remote !== undefined || workplace !== undefined) {
    const chosenWorkplaces = workplace === undefined ? null : valuesOf(workplace);
    const isRemote = remote === undefined ? null : remote === '1' || remote === 'true';
    parts.push({
      part: 'workplace',
      fits: (job) =>
        (isRemote === null || (job.workplace === 'remote') === isRemote) &&
        (chosenWorkplaces === null || chosenWorkplaces.includes(job.workplace)),
    });
  }
  if (since !== undefined) {
    const start = startOfAge(since, now);
    parts.push({ part: 'since', fits: (job) => job.publishedAt > start });
  }
  const salary = salaryChoiceOf(query);
  if (salary !== null) parts.push({ part: 'salary', fits: (job) => fitsSalary(salary, job) });
  if (company !== undefined) parts.push({ part: 'company', fits: (job) => companyIds.includes(job.companyId) });
  if (results !== null) parts.push({ part: 'search', fits: (job) => results.has(job.id) });
  return parts;
}

/** Ids of the companies with this slug or id. */
export async function findCompanies(db: Db, company: string | undefined): Promise<number[]> {
  if (company === undefined) return [];
  const { rows } = await sql<{ id: number }>`select c.id from companies c
    where c.slug = ${company}::text or c.id::text = ${company}::text`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of the jobs with all words of a search; null without words. */
export async function findResults(db: Db, words: readonly string[]): Promise<ReadonlySet<number> | null> {
  if (words.length === 0) return null;
  const conditions = await searchConditions(db, jobSearchTexts, words);
  const { rows } = await sql<{ ids: number[] }>`select to_json(array(
    select t.id from jobs t where t.deleted_at is null and ${all(conditions)})) as ids`.execute(db);
  return new Set(rows[0]?.ids ?? []);
}
