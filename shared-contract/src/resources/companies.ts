import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import {
  countryCode,
  fileInput,
  foundedYear,
  id,
  idList,
  image,
  line,
  namedRow,
  optionalText,
  optionalUrl,
  timestamp,
  translations,
  yesNo,
} from '../fields';
import { abilitiesSchema } from '../list-query';
import { omitAll } from '../omit-all';
import { seoSchema } from '../seo';

/**
 * The offers that a company states in the perks form; each is also a filter of the list (docs/SPECIFICATION.md,
 * section 3).
 */
export const companyFlags = [
  'remote_jobs',
  'unlimited_vacation',
  'paid_maternity_leave',
  'latinx_hispanics_erg',
  'women_in_tech_erg',
  'lgbtqia_erg',
] as const;

export type CompanyFlag = (typeof companyFlags)[number];

/** How many people work there, as the registration of a company asks. */
export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+'] as const;

const flags = <T>(value: T) =>
  Object.fromEntries(companyFlags.map((name) => [name, value])) as Readonly<Record<CompanyFlag, T>>;

/** A recruiter of the company. Never with an address: members write through the platform. */
const recruiter = z.object({
  id,
  name: z.string(),
  headline: z.nullable(z.string()),
  avatar: z.nullable(image),
});

const { title: _title, ...seoFields } = seoSchema.shape;
const withoutSeo = omitAll(seoFields);

const company = z.extend(z.object(seoFields), {
  id,
  name: z.string(),
  slug: z.string(),
  /** One or two sentences, plain text. */
  summary: z.nullable(z.string()),
  /** Paragraphs, plain text separated by blank lines. */
  description: z.nullable(z.string()),
  website: z.nullable(z.string()),
  linkedin: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2. */
  country_code: z.nullable(z.string()),
  /** Name of the country in the language asked for. */
  country: z.nullable(z.string()),
  size: z.nullable(z.enum(companySizes)),
  founded_year: z.nullable(z.number()),
  logo: z.nullable(image),
  ...flags(z.boolean()),
  company_categories: z.array(namedRow),
  company_perks: z.array(namedRow),
  company_recruiters: z.array(recruiter),
  /** Jobs that can be applied to now. */
  jobs_count: z.number(),
  seo_title: z.optional(z.nullable(z.string())),
  translations: z.optional(translations),
  deleted_at: z.optional(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
  abilities: z.optional(abilitiesSchema),
});

/** What a list shows of a company: no long texts, no people, no head data. */
const companyRow = z.omit(company, {
  description: true,
  linkedin: true,
  company_recruiters: true,
  translations: true,
  seo_title: true,
  ...withoutSeo,
});

/** Employers that hire from the community (docs/SPECIFICATION.md, section 3). */
export const companies = defineResource({
  name: 'companies',
  entity: company,
  listEntity: companyRow,
  write: z.extend(z.object(seoFields), {
    name: line(160),
    summary: optionalText(300),
    description: optionalText(20_000),
    website: optionalUrl,
    linkedin: optionalUrl,
    city: optionalText(120),
    country_code: z.optional(z.nullable(z.union([z.literal(''), countryCode]))),
    size: z.optional(z.nullable(z.union([z.literal(''), z.enum(companySizes)]))),
    founded_year: foundedYear,
    logo: fileInput,
    /** What an uploaded logo shows, in words. */
    logo_alt: optionalText(300),
    ...flags(z.optional(yesNo)),
    attach_company_categories: idList,
    detach_company_categories: idList,
    attach_company_perks: idList,
    detach_company_perks: idList,
    attach_company_recruiters: idList,
    detach_company_recruiters: idList,
    seo_title: optionalText(200),
    translations,
  }),
  filters: z.object({
    /** Slug of a company category. */
    category: z.optional(z.string().check(z.maxLength(200))),
    country_code: z.optional(z.string().check(z.maxLength(2))),
    /** Slug of a perk. */
    perk: z.optional(z.string().check(z.maxLength(200))),
    slug: z.optional(z.string().check(z.maxLength(200))),
    ...flags(z.optional(yesNo)),
  }),
  sorts: ['created_at', 'name', 'jobs_count', 'updated_at'],
  translatable: ['summary', 'description'],
  relations: [
    {
      field: 'company_categories',
      attach: 'attach_company_categories',
      detach: 'detach_company_categories',
      target: 'company_categories',
    },
    { field: 'company_perks', attach: 'attach_company_perks', detach: 'detach_company_perks', target: 'perks' },
    {
      field: 'company_recruiters',
      attach: 'attach_company_recruiters',
      detach: 'detach_company_recruiters',
      target: 'users',
    },
  ],
  drops: ['recruiters'],
  hasSeo: true,
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/companies/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/companies/get/{id}', publicAccess),
    add: wire.post('/api/addcompany', 'multipart', only(['admin'], 'companies.add')),
    edit: wire.post('/api/editcompany?id={id}', 'multipart', only(['admin'], 'companies.edit')),
    remove: wire.post('/api/deletecompany?id={id}', 'none', only(['admin'], 'companies.remove')),
  },
});

/** Categories of companies, for example "Health" (docs/SPECIFICATION.md, section 3). */
export const companyCategories = defineResource({
  name: 'company_categories',
  entity: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    companies_count: z.number(),
    translations: z.optional(translations),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({ name: line(120), translations }),
  filters: z.object({}),
  sorts: ['name', 'created_at', 'updated_at', 'companies_count'],
  translatable: ['name'],
  wire: {
    list: wire.get('/api/companies/getCategoriesList', publicAccess, { order: 'asc' }),
    get: wire.get('/api/v2/company_categories/{id}', publicAccess),
    add: wire.post('/api/v2/company_categories/add', 'json', only(['admin'], 'company_categories.add')),
    edit: wire.post('/api/v2/company_categories/edit?id={id}', 'json', only(['admin'], 'company_categories.edit')),
    remove: wire.post(
      '/api/v2/company_categories/remove?id={id}',
      'none',
      only(['admin'], 'company_categories.remove'),
    ),
  },
});

/** Countries that a company of the list sits in, for its filter. */
export const companyCountries = defineResource({
  name: 'company_countries',
  entity: z.object({
    id,
    /** In the language asked for. */
    name: z.string(),
    /** ISO 3166-1 alpha-2. */
    code: z.string(),
    companies_count: z.number(),
  }),
  write: z.object({}),
  filters: z.object({}),
  sorts: ['name', 'companies_count'],
  wire: {
    list: wire.get('/api/v2/company_countries/list', publicAccess, { order: 'asc' }),
    get: wire.get('/api/v2/company_countries/{id}', publicAccess),
  },
});
