import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { wire } from '../define-resource';
import { jobs } from '../resources/jobs';
import { locales } from '../text';

/** The groups of choices of the job search; each is named as its filter of the list. */
export const jobFacetGroups = [
  'workplace',
  'area',
  'seniority',
  'location',
  'type',
  'title',
  'tag',
  'perk',
  'company_perk',
  'since',
  'currency',
  'salary_unstated',
] as const;

export type JobFacetGroup = (typeof jobFacetGroups)[number];

/** What a search can be loosened by: a group, the words, the company, or everything about the pay. */
const jobSearchParts = [
  'search',
  'company',
  'salary',
  'workplace',
  'area',
  'seniority',
  'location',
  'type',
  'title',
  'tag',
  'perk',
  'company_perk',
  'since',
] as const;

export type JobSearchPart = (typeof jobSearchParts)[number];

export const jobFacetCalls = {
  /**
   * Numbers of open jobs for the choices of a search, with the filters of `/api/jobs/list`. The numbers of a group
   * ignore the choice in that group.
   */
  getJobFacets: wire.get('/api/v2/job-facets', publicAccess),
};

/** Values of a group beside the chosen ones, unless the query names the group. */
export const facetLimit = 6;

export const getJobFacetsSchema = z.extend(z.omit(jobs.filters, { slug: true, status: true }), {
  search: z.optional(z.string().check(z.maxLength(200))),
  lang: z.optional(z.enum(locales)),
  /** Answers this group only, with all its values. */
  group: z.optional(z.enum(jobFacetGroups)),
});

const facetValue = z.object({
  /** As the filter takes it: a slug, an id, or a word of the contract. */
  value: z.string(),
  /** In the language of the request; null for words of the contract, which screens translate. */
  name: z.nullable(z.string()),
  count: z.number(),
});

const facetGroup = z.object({
  group: z.enum(jobFacetGroups),
  /** Those of most open jobs first, whatever is chosen, so that the order stays. Levels are in their order. */
  values: z.array(facetValue),
  /** Number of values that are left out. */
  more: z.number(),
});

export const jobFacetsAnswerSchema = z.object({
  data: z.array(facetGroup),
  meta: z.object({
    /** Open jobs that fit the search. */
    total: z.number(),
    /** Jobs that would fit without this part of the search, for each part in use. */
    without: z.array(z.object({ part: z.enum(jobSearchParts), total: z.number() })),
  }),
});

export type JobFacetsAnswer = z.infer<typeof jobFacetsAnswerSchema>;
