import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { countryCode, id, idInput, image, namedRow, timestamp, yesNo } from '../fields';
import * as field from '../record-fields';
import { listOf } from '../written-values';

/**
 * `open`: open for applications; `paused`: accepts none at the moment; `filled`: the job is taken; `closed`: its
 * last day is over; `scheduled`, `in_review`, `draft`: not published yet (docs/guides/job-publishing.md).
 */
export const jobStatuses = ['open', 'paused', 'filled', 'closed', 'scheduled', 'in_review', 'draft'] as const;
/** Where the work is done: at the employer's, partly so, or from anywhere. */
export const workplaces = ['on_site', 'hybrid', 'remote'] as const;
export const salaryPeriods = ['hour', 'month', 'year'] as const;
/** Since when a job is published, for the filter `since`. */
export const jobAges = ['24h', '7d', '30d'] as const;
/** What search engines call the kinds of employment (schema.org, `employmentType`). */
const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'OTHER'] as const;

/** The five lists of areas of jobs (docs/SPECIFICATION.md, section 3). */
export const jobAreaFields = [
  'functional_areas',
  'project_management_areas',
  'design_areas',
  'data_areas',
  'engineer_areas',
] as const;

const company = z.object({ id, name: z.string(), slug: z.string(), logo: z.nullable(image) });
const location = z.object({ id, name: z.string(), slug: z.string(), country_code: z.nullable(z.string()) });
const type = z.object({ id, name: z.string(), code: z.nullable(z.enum(employmentTypes)) });
const names = z.array(namedRow);

/** The company in the answer for one job. */
const wholeCompany = z.extend(company, {
  summary: z.nullable(z.string()),
  website: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
});

const choice = z.optional(z.string().check(z.maxLength(200)));
/** Up to 50 values, joined by commas; a job needs one of them. */
const choices = z.optional(z.string().check(z.regex(/^(?:[^,]{0,200},){0,49}[^,]{0,200}$/)));
const areaList = field.detail(field.relation('areas'));

/**
 * Jobs at companies of the community (docs/SPECIFICATION.md, section 3). Public lists contain the open ones; a closed
 * job can still be read. Recruiters write the jobs of their companies and see them in every state.
 */
export const jobs = defineResource({
  name: 'jobs',
  ...declareFields(
    {
      title: field.line(200),
      company_id: { write: idInput },
      slug: z.string(),
      summary: field.text(500),
      /** HTML, cleaned by the API. */
      description: field.detail(field.text(60_000)),
      status: z.enum(jobStatuses),
      company: { read: wholeCompany, row: company },
      job_locations: field.relation('job_locations', location),
      job_types: field.relation('job_types', type),
      seniority_levels: field.relation('seniority_levels'),
      /** The areas of all five lists together. */
      areas: names,
      workplace: field.oneOfOrDefault(workplaces),
      /** Whether the workplace is `remote`. */
      is_remote: z.boolean(),
      /** Countries a remote worker may live in (ISO 3166-1 alpha-2); empty for anywhere. */
      applicant_countries: field.detail({
        read: z.array(z.string()),
        write: z.optional(listOf(z.array(countryCode).check(z.maxLength(250)))),
      }),
      /** Whole units of `currency` (ISO 4217) per `salary_period`; missing where the employer does not state it. */
      salary_from: field.wholeNumber(0, 2_000_000_000),
      salary_to: field.wholeNumber(0, 2_000_000_000),
      currency: {
        read: z.nullable(z.string()),
        write: z.optional(z.nullable(z.union([z.literal(''), z.string().check(z.regex(/^[A-Z]{3}$/))]))),
      },
      salary_period: field.oneOfOrDefault(salaryPeriods),
      /** Page of the employer where people apply; null where they apply here. */
      apply_url: field.detail(field.url),
      /** The status follows from the two dates and the moves of the job: without the first, the job is a draft. */
      published_at: field.instant,
      /** The last moment to apply; null for no end. */
      closes_at: field.instant,
      cover: field.picture,
      functional_areas: areaList,
      project_management_areas: areaList,
      design_areas: areaList,
      data_areas: areaList,
      engineer_areas: areaList,
      job_tags: field.detail(field.relation('tags')),
      job_perks: field.detail(field.relation('perks')),
      /** The name of one perk, of the job before those of its company; null without one. */
      first_perk: { read: z.nullable(z.string()) },
      job_titles: field.detail(field.relation('job_titles')),
      /** The company's offers for all employees. */
      company_perks: field.detail({ read: names }),
      translations: field.detail(field.translations),
      deleted_at: z.optional(timestamp),
    },
    { hasSeo: true },
  ),
  /** Names are slugs or ids; types of employment and titles have an id only. Several values are joined by commas. */
  filters: z.object({
    area: choices,
    type: choices,
    seniority: choices,
    location: choices,
    tag: choices,
    title: choices,
    company: choice,
    /** Jobs of the companies that the viewer recruits for; none for a visitor. */
    is_own: z.optional(yesNo),
    /** A perk of the job or of its company. */
    perk: choices,
    /** An offer that the company states, one of `companyFlags`. */
    company_perk: choices,
    remote: z.optional(z.enum(['1', 'true', '0', 'false'])),
    workplace: z.optional(z.string().check(z.regex(/^(?:on_site|hybrid|remote)(?:,(?:on_site|hybrid|remote)){0,2}$/))),
    /** Published in the last hours or days. */
    since: z.optional(z.enum(jobAges)),
    /**
     * The upper end of the pay is at least this, per `salary_period` (a year without it), in `currency`. Periods are
     * converted. Digits only.
     */
    salary_from: z.optional(z.string().check(z.regex(/^\d{0,10}$/))),
    currency: z.optional(z.string().check(z.regex(/^(?:[A-Z]{3})?$/))),
    salary_period: z.optional(z.enum(salaryPeriods)),
    /** Jobs without a stated pay: alone only these, with an amount or a currency these as well. */
    salary_unstated: z.optional(z.enum(['1'])),
    slug: choice,
    /** For users who may edit them; all others get open ones only. */
    status: z.optional(z.enum(jobStatuses)),
  }),
  /**
   * `relevance`: jobs with the searched words in the title first, then the newest; without a search the newest.
   * `salary`: by the upper end of a year's pay, whatever the currency. `own_first`, descending: for a recruiter without a
   * right to all jobs, the jobs that this user has added, then the newest; for all others the newest.
   */
  sorts: [
    ...(['published_at', 'created_at', 'title', 'company', 'closes_at', 'updated_at', 'workplace'] as const),
    ...(['salary', 'relevance', 'own_first'] as const),
  ],
  query: {
    company: { kind: 'relation', target: 'companies' },
    areas: { kind: 'relation', target: 'areas' },
    company_perks: { kind: 'relation', target: 'perks' },
  },
  translatable: ['title', 'summary', 'description'],
  richText: ['description'],
  drops: ['apply', 'seniority_levels'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/jobs/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/jobs/get/{id}', publicAccess),
    add: wire.post('/api/addjob', 'multipart', only(['admin', 'recruiters'], 'jobs.add')),
    edit: wire.post(
      '/api/editjob?id={id}',
      'multipart',
      only(['admin', 'recruiters'], 'jobs.edit', { boundRoles: ['recruiters'] }),
    ),
    remove: wire.post('/api/deletejob?id={id}', 'none', only(['admin', 'recruiters'], 'jobs.remove')),
    hardRemove: wire.post('/api/v2/jobs/erase?id={id}', 'none', only(['admin'], 'jobs.hardRemove')),
  },
});
