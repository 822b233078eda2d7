import { jobAges, type JobFacetGroup, type JobSearchPart } from '@enlace/shared-contract/work';

import { startOfAge } from './job-age';
import type { IndexedJob, JobIndex } from './job-index';

/** A part of a search with its condition. */
export interface SearchPart {
  readonly part: JobSearchPart;
  readonly fits: (job: IndexedJob) => boolean;
}

export interface FacetCounts {
  /** Open jobs that fit every part. */
  readonly total: number;
  /** Jobs that would fit without a part, for each part. */
  readonly without: ReadonlyMap<JobSearchPart, number>;
  /** Jobs that fit, by place of the value (`JobIndex.values`); the part of the value's own group does not count. */
  readonly fitting: Uint32Array;
  /** All open jobs, by place of the value. */
  readonly open: Uint32Array;
  /** As `fitting`, for each age of `jobAges`. */
  readonly ages: readonly number[];
}

/**
 * Counts the open jobs in one pass. A job that fails only one part still counts for the values of that part's group,
 * and for the search without it.
 */
export function countFacets(index: JobIndex, parts: readonly SearchPart[], now: Date): FacetCounts {
  const open = new Uint32Array(index.values.length);
  const fitting = new Uint32Array(index.values.length);
  const partOfPlace = index.values.map(({ group }) => partOf(group));
  const failures = new Map<JobSearchPart, number>(parts.map(({ part }) => [part, 0]));
  const starts = jobAges.map((age) => startOfAge(age, now));
  const ages = jobAges.map(() => 0);
  let total = 0;
  for (const job of index.jobs.values()) {
    if (!isOpen(job, now.getTime())) continue;
    for (const place of job.places) open[place] = (open[place] ?? 0) + 1;
    const failedName = failedPart(job, parts);
    if (failedName === 'several') continue;
    if (failedName === null) total += 1;
    else failures.set(failedName, (failures.get(failedName) ?? 0) + 1);
    for (const place of job.places)
      if (failedName === null || partOfPlace[place] === failedName) fitting[place] = (fitting[place] ?? 0) + 1;
    if (failedName !== null && failedName !== 'since') continue;
    starts.forEach((start, at) => {
      if (job.publishedAt > start) ages[at] = (ages[at] ?? 0) + 1;
    });
  }
  const without = new Map([...failures].map(([part, count]) => [part, total + count]));
  return { total, without, fitting, open, ages };
}

/** The part of a search to which a group belongs: amount, currency and "not stated" are one part. */
function partOf(group: JobFacetGroup): JobSearchPart {
  return group === 'currency' || group === 'salary_unstated' ? 'salary' : group;
}

function isOpen({ publishedAt, endsAt }: IndexedJob, now: number): boolean {
  return publishedAt <= now && endsAt > now;
}

/** The only part that a job fails; null for none. */
function failedPart(job: IndexedJob, parts: readonly SearchPart[]): JobSearchPart | null | 'several' {
  let failedName: JobSearchPart | null = null;
  for (const { part, fits } of parts) {
    if (fits(job)) continue;
    if (failedName !== null) return 'several';
    failedName = part;
  }
  return failedName;
}
