import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { foundedYear, id, image, timestamp, yesNo } from '../fields';
import * as field from '../record-fields';

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

/** Employers that hire from the community (docs/SPECIFICATION.md, section 3). */
export const companies = defineResource({
  name: 'companies',
  ...declareFields(
    {
      name: field.line(160),
      slug: z.string(),
      /** One or two sentences, plain text. */
      summary: field.text(300),
      /** Paragraphs, plain text separated by blank lines. */
      description: field.detail(field.text(20_000)),
      website: field.url,
      linkedin: field.detail(field.linkedin),
      city: field.text(120),
      country_code: field.country,
      /** Name of the country in the language of the request. */
      country: z.nullable(z.string()),
      size: field.oneOfOrNone(companySizes),
      founded_year: { read: z.nullable(z.number()), write: foundedYear },
      logo: field.picture,
      ...flags(field.flag),
      company_categories: field.relation('company_categories'),
      company_perks: field.relation('perks'),
      company_recruiters: field.detail(field.relation('users', recruiter)),
      /** Days within which the company promises an answer to applications; null for no promise. */
      answer_days: field.detail(field.wholeNumber(1, 60)),
      /** Jobs that can be applied to now. */
      jobs_count: z.number(),
      translations: field.detail(field.translations),
      deleted_at: z.optional(timestamp),
    },
    { hasSeo: true },
  ),
  filters: z.object({
    /** Slug of a company category. */
    category: z.optional(z.string().check(z.maxLength(200))),
    country_code: z.optional(z.string().check(z.maxLength(2))),
    /** Slug of a perk. */
    perk: z.optional(z.string().check(z.maxLength(200))),
    slug: z.optional(z.string().check(z.maxLength(200))),
    /** Companies that the viewer recruits for; none for a visitor. */
    is_own: z.optional(yesNo),
    ...flags(z.optional(yesNo)),
  }),
  sorts: ['created_at', 'name', 'jobs_count', 'updated_at', 'country', 'size'],
  translatable: ['summary', 'description'],
  drops: ['recruiters'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/companies/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/companies/get/{id}', publicAccess),
    add: wire.post('/api/addcompany', 'multipart', only(['admin'], 'companies.add')),
    edit: wire.post('/api/editcompany?id={id}', 'multipart', only(['admin'], 'companies.edit')),
    remove: wire.post('/api/deletecompany?id={id}', 'none', only(['admin'], 'companies.remove')),
    hardRemove: wire.post('/api/v2/companies/erase?id={id}', 'none', only(['admin'], 'companies.hardRemove')),
  },
});

/** Categories of companies, for example "Health" (docs/SPECIFICATION.md, section 3). */
export const companyCategories = defineResource({
  name: 'company_categories',
  ...declareFields({
    name: field.line(120),
    slug: z.string(),
    companies_count: z.number(),
    translations: field.translations,
  }),
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
