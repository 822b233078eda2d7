import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, type Relation, wire } from '../define-resource';
import {
  countryCode,
  fileInput,
  id,
  idInput,
  idList,
  image,
  line,
  namedRow,
  optionalInstant,
  optionalInteger,
  optionalText,
  optionalUrl,
  timestamp,
  translations,
} from '../fields';
import { abilitiesSchema } from '../list-query';
import { seoSchema } from '../seo';
import { listOf } from '../written-values';

/** `open`: open for applications; `closed`: its last day is over; `scheduled`, `draft`: not published yet. */
export const jobStatuses = ['open', 'closed', 'scheduled', 'draft'] as const;
/** Where the work is done: at the employer's, partly so, or from anywhere. */
export const workplaces = ['on_site', 'hybrid', 'remote'] as const;
export const salaryPeriods = ['hour', 'month', 'year'] as const;
/** What search engines call the kinds of employment (schema.org, `employmentType`). */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'OTHER',
] as const;

/** The five lists of areas of jobs (docs/SPECIFICATION.md, section 3). */
export const jobAreaFields = [
  'functional_areas',
  'project_management_areas',
  'design_areas',
  'data_areas',
  'engineer_areas',
] as const;

const { title: _title, ...seoFields } = seoSchema.shape;

const company = z.object({ id, name: z.string(), slug: z.string(), logo: z.nullable(image) });
const location = z.object({ id, name: z.string(), slug: z.string(), country_code: z.nullable(z.string()) });
const type = z.object({ id, name: z.string(), code: z.nullable(z.enum(employmentTypes)) });
const names = z.array(namedRow);

const jobRow = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.nullable(z.string()),
  status: z.enum(jobStatuses),
  company,
  job_locations: z.array(location),
  job_types: z.array(type),
  seniority_levels: names,
  /** Every area the job belongs to, whichever of its five lists names it. */
  areas: names,
  workplace: z.enum(workplaces),
  /** Whether the workplace is `remote`. */
  is_remote: z.boolean(),
  /** Whole units of `currency` (ISO 4217) per `salary_period`; null where the employer does not say. */
  salary_from: z.nullable(z.number()),
  salary_to: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  salary_period: z.enum(salaryPeriods),
  published_at: z.nullable(timestamp),
  /** The last moment to apply; null for no end. */
  closes_at: z.nullable(timestamp),
  cover: z.nullable(image),
  deleted_at: z.optional(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
  abilities: z.optional(abilitiesSchema),
});

const job = z.extend(z.object(seoFields), {
  ...jobRow.shape,
  /** HTML, cleaned by the API. */
  description: z.nullable(z.string()),
  /** Page of the employer where people apply; null where they apply here. */
  apply_url: z.nullable(z.string()),
  company: z.extend(company, {
    summary: z.nullable(z.string()),
    website: z.nullable(z.string()),
    city: z.nullable(z.string()),
    country_code: z.nullable(z.string()),
  }),
  /** The company's offers for all employees. */
  company_perks: names,
  /** Countries a remote worker may live in (ISO 3166-1 alpha-2); empty for anywhere. */
  applicant_countries: z.array(z.string()),
  functional_areas: names,
  project_management_areas: names,
  design_areas: names,
  data_areas: names,
  engineer_areas: names,
  job_tags: names,
  job_perks: names,
  job_titles: names,
  seo_title: z.optional(z.nullable(z.string())),
  translations: z.optional(translations),
});

const relation = (field: string, target: string): Relation => ({
  field,
  attach: `attach_${field}`,
  detach: `detach_${field}`,
  target,
});

/** Filters of jobs, each with the resource of its rows (docs/SPECIFICATION.md, section 3). */
const lists = {
  functional_areas: 'areas',
  project_management_areas: 'areas',
  design_areas: 'areas',
  data_areas: 'areas',
  engineer_areas: 'areas',
  seniority_levels: 'seniority_levels',
  job_locations: 'job_locations',
  job_types: 'job_types',
  job_tags: 'tags',
  job_perks: 'perks',
  job_titles: 'job_titles',
} as const;

type ListName = keyof typeof lists;

const attachments = Object.fromEntries(
  Object.keys(lists).flatMap((name) => [
    [`attach_${name}`, idList],
    [`detach_${name}`, idList],
  ]),
) as Readonly<Record<`attach_${ListName}` | `detach_${ListName}`, typeof idList>>;

const choice = z.optional(z.string().check(z.maxLength(200)));

/**
 * Jobs at companies of the community (docs/SPECIFICATION.md, section 3). Public lists contain the open ones; a closed
 * job can still be read. Recruiters write the jobs of their companies and see them in every state.
 */
export const jobs = defineResource({
  name: 'jobs',
  entity: job,
  listEntity: jobRow,
  write: z.extend(z.object(seoFields), {
    title: line(200),
    company_id: idInput,
    summary: optionalText(500),
    description: optionalText(60_000),
    workplace: z.optional(z.enum(workplaces)),
    applicant_countries: z.optional(listOf(z.array(countryCode).check(z.maxLength(250)))),
    salary_from: optionalInteger(0, 2_000_000_000),
    salary_to: optionalInteger(0, 2_000_000_000),
    currency: z.optional(z.nullable(z.union([z.literal(''), z.string().check(z.regex(/^[A-Z]{3}$/))]))),
    salary_period: z.optional(z.enum(salaryPeriods)),
    apply_url: optionalUrl,
    /** Its status follows from the two dates: without the first it is a draft. */
    published_at: optionalInstant,
    closes_at: optionalInstant,
    cover: fileInput,
    /** What an uploaded picture shows, in words. */
    cover_alt: optionalText(300),
    ...attachments,
    seo_title: optionalText(200),
    translations,
  }),
  /** Names are slugs or ids; types of employment have an id only. */
  filters: z.object({
    area: choice,
    type: choice,
    seniority: choice,
    location: choice,
    company: choice,
    /** A perk of the job or of its company. */
    perk: choice,
    remote: z.optional(z.enum(['1', 'true', '0', 'false'])),
    workplace: z.optional(z.enum(workplaces)),
    slug: choice,
    /** For users who may edit them; all others get open ones only. */
    status: z.optional(z.enum(jobStatuses)),
  }),
  sorts: ['published_at', 'created_at', 'title', 'company', 'closes_at', 'updated_at'],
  query: {
    company: { kind: 'relation', target: 'companies' },
    areas: { kind: 'relation', target: 'areas' },
    company_perks: { kind: 'relation', target: 'perks' },
  },
  translatable: ['title', 'summary', 'description'],
  richText: ['description'],
  relations: Object.entries(lists).map(([field, target]) => relation(field, target)),
  drops: ['apply', 'seniority_levels'],
  hasSeo: true,
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/jobs/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/jobs/get/{id}', publicAccess),
    add: wire.post('/api/addjob', 'multipart', only(['admin', 'recruiters'], 'jobs.add')),
    edit: wire.post('/api/editjob?id={id}', 'multipart', only(['admin', 'recruiters'], 'jobs.edit')),
    remove: wire.post('/api/deletejob?id={id}', 'none', only(['admin', 'recruiters'], 'jobs.remove')),
  },
});
