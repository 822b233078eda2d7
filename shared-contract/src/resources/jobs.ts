import * as z from 'zod/mini';

import { anyone } from '../access';
import { defineResource, type Relation, wire } from '../define-resource';
import { id, image, named, timestamp, translations } from '../fields';
import { abilitiesSchema } from '../list-query';
import { seoSchema } from '../seo';

/** `open`: anybody may apply now; `closed`: its last day has passed; `scheduled`, `draft`: not published yet. */
export const jobStatuses = ['open', 'closed', 'scheduled', 'draft'] as const;
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

const { title: _title, ...seoFields } = seoSchema.shape;

const company = z.object({ id, name: z.string(), slug: z.string(), logo: z.nullable(image) });
const location = z.object({ id, name: z.string(), slug: z.string(), country_code: z.nullable(z.string()) });
const type = z.object({ id, name: z.string(), code: z.nullable(z.enum(employmentTypes)) });
const names = z.array(named);

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
  /** Paragraphs, plain text separated by blank lines. */
  description: z.nullable(z.string()),
  company: z.extend(company, {
    summary: z.nullable(z.string()),
    website: z.nullable(z.string()),
    city: z.nullable(z.string()),
    country_code: z.nullable(z.string()),
  }),
  /** What the company offers everybody. */
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

const choice = z.optional(z.string().check(z.maxLength(200)));

/** Jobs at companies of the community (SPEC §3, Job). Public lists hold the open ones; a closed job can still be read. */
export const jobs = defineResource({
  name: 'jobs',
  entity: job,
  listEntity: jobRow,
  write: z.object({}),
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
    slug: choice,
    /** For those who may edit jobs; everybody else is shown open ones only. */
    status: z.optional(z.enum(jobStatuses)),
  }),
  sorts: ['published_at', 'created_at', 'title', 'company', 'closes_at', 'updated_at'],
  translatable: ['title', 'summary', 'description'],
  relations: [
    relation('functional_areas', 'areas'),
    relation('project_management_areas', 'areas'),
    relation('design_areas', 'areas'),
    relation('data_areas', 'areas'),
    relation('engineer_areas', 'areas'),
    relation('seniority_levels', 'seniority_levels'),
    relation('job_locations', 'job_locations'),
    relation('job_types', 'job_types'),
    relation('job_tags', 'tags'),
    relation('job_perks', 'perks'),
    relation('job_titles', 'job_titles'),
  ],
  drops: ['apply', 'seniority_levels'],
  hasSeo: true,
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/jobs/list', anyone, { order: 'desc' }),
    get: wire.get('/api/jobs/get/{id}', anyone),
  },
});
