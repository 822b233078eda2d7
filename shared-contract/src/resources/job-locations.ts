import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { countryCode, id, line, timestamp, translations } from '../fields';
import { abilitiesSchema } from '../list-query';

/** Places of jobs, with soft and hard deletion (docs/SPECIFICATION.md, section 3). `name` is that of the city. */
export const jobLocations = defineResource({
  name: 'job_locations',
  entity: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    /** ISO 3166-1 alpha-2; null for a place that is no city of one country. */
    country_code: z.nullable(z.string()),
    /** Name of the country in the language asked for. */
    country: z.nullable(z.string()),
    /** Open jobs there. */
    jobs_count: z.number(),
    translations: z.optional(translations),
    deleted_at: z.optional(timestamp),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({
    name: line(120),
    country_code: z.optional(z.nullable(z.union([z.literal(''), countryCode]))),
    translations,
  }),
  filters: z.object({ country_code: z.optional(z.string().check(z.maxLength(2))) }),
  sorts: ['created_at', 'name', 'country_code', 'jobs_count', 'updated_at'],
  translatable: ['name'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/job_locations/list', publicAccess, { order: 'asc' }),
    get: wire.get('/api/job_locations/get/{id}', publicAccess),
    add: wire.post('/api/addlocation', 'multipart', only(['admin'], 'job_locations.add')),
    edit: wire.post('/api/editLocation?id={id}', 'multipart', only(['admin'], 'job_locations.edit')),
    remove: wire.post('/api/deleteLocation?id={id}', 'none', only(['admin'], 'job_locations.remove')),
    hardRemove: wire.post('/api/deleteHardLocation?id={id}', 'none', only(['admin'], 'job_locations.hardRemove')),
  },
});
