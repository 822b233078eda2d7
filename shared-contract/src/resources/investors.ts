import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import {
  countryCode,
  fileInput,
  id,
  image,
  line,
  optionalInteger,
  optionalText,
  optionalUrl,
  timestamp,
  translations,
} from '../fields';
import { abilitiesSchema } from '../list-query';
import { listOf } from '../written-values';

export const investorKinds = ['fund', 'angel', 'foundation', 'corporate', 'public'] as const;

/** How far a founder's company has come when they invest. */
export const investorStages = ['idea', 'pre_seed', 'seed', 'growth'] as const;

/** Investors in companies of the community's founders (docs/SPECIFICATION.md, section 3). */
export const investors = defineResource({
  name: 'investors',
  entity: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    kind: z.enum(investorKinds),
    /** One or two sentences, plain text. */
    summary: z.nullable(z.string()),
    /** What they look for, plain text. */
    description: z.nullable(z.string()),
    stages: z.array(z.enum(investorStages)),
    website: z.nullable(z.string()),
    city: z.nullable(z.string()),
    /** ISO 3166-1 alpha-2. */
    country_code: z.nullable(z.string()),
    /** Name of the country in the language asked for. */
    country: z.nullable(z.string()),
    /** Year since which they have been at the community's side. */
    since: z.nullable(z.number()),
    logo: z.nullable(image),
    translations: z.optional(translations),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({
    name: line(160),
    kind: z.enum(investorKinds),
    summary: optionalText(300),
    description: optionalText(5000),
    stages: z.optional(listOf(z.array(z.enum(investorStages)).check(z.maxLength(4)))),
    website: optionalUrl,
    city: optionalText(120),
    country_code: z.optional(z.nullable(z.union([z.literal(''), countryCode]))),
    since: optionalInteger(1900, 2100),
    logo: fileInput,
    /** What an uploaded logo shows, in words. */
    logo_alt: optionalText(300),
    translations,
  }),
  filters: z.object({
    kind: z.optional(z.enum(investorKinds)),
    stage: z.optional(z.enum(investorStages)),
    country_code: z.optional(z.string().check(z.maxLength(2))),
  }),
  sorts: ['created_at', 'name', 'since', 'updated_at'],
  translatable: ['summary', 'description'],
  wire: {
    list: wire.get('/api/investors/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/investors/{id}', publicAccess),
    add: wire.post('/api/addinvestor', 'multipart', only(['admin'], 'investors.add')),
    edit: wire.post('/api/editinvestor?id={id}', 'multipart', only(['admin'], 'investors.edit')),
    remove: wire.post('/api/deleteinvestor?id={id}', 'none', only(['admin'], 'investors.remove')),
  },
});
