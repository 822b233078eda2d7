import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import * as field from '../record-fields';
import { listOf } from '../written-values';

export const investorKinds = ['fund', 'angel', 'foundation', 'corporate', 'public'] as const;

/** How far a founder's company has come when they invest. */
export const investorStages = ['idea', 'pre_seed', 'seed', 'growth'] as const;

/** Investors in companies of the community's founders (docs/SPECIFICATION.md, section 3). */
export const investors = defineResource({
  name: 'investors',
  ...declareFields({
    name: field.line(160),
    slug: z.string(),
    kind: field.oneOf(investorKinds),
    /** One or two sentences, plain text. */
    summary: field.text(300),
    /** What they look for, plain text. */
    description: field.text(5000),
    stages: {
      read: z.array(z.enum(investorStages)),
      write: z.optional(listOf(z.array(z.enum(investorStages)).check(z.maxLength(4)))),
    },
    website: field.url,
    city: field.text(120),
    country_code: field.country,
    /** Name of the country in the language of the request. */
    country: z.nullable(z.string()),
    /** Year in which the investor joined the community. */
    since: field.wholeNumber(1900, 2100),
    logo: field.picture,
    translations: field.translations,
  }),
  filters: z.object({
    kind: z.optional(z.enum(investorKinds)),
    stage: z.optional(z.enum(investorStages)),
    country_code: z.optional(z.string().check(z.maxLength(2))),
  }),
  sorts: ['created_at', 'name', 'since', 'updated_at', 'kind', 'country'],
  translatable: ['summary', 'description'],
  wire: {
    list: wire.get('/api/investors/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/investors/{id}', publicAccess),
    add: wire.post('/api/addinvestor', 'multipart', only(['admin'], 'investors.add')),
    edit: wire.post('/api/editinvestor?id={id}', 'multipart', only(['admin'], 'investors.edit')),
    remove: wire.post('/api/deleteinvestor?id={id}', 'none', only(['admin'], 'investors.remove')),
  },
});
