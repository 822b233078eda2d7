import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { timestamp } from '../fields';
import * as field from '../record-fields';

/** Places of jobs, with soft and hard deletion (docs/SPECIFICATION.md, section 3). `name` is that of the city. */
export const jobLocations = defineResource({
  name: 'job_locations',
  ...declareFields({
    name: field.line(120),
    slug: z.string(),
    /** Missing for a place that is no city of one country. */
    country_code: field.country,
    /** Name of the country in the language of the request. */
    country: z.nullable(z.string()),
    /** Open jobs there. */
    jobs_count: z.number(),
    translations: field.translations,
    deleted_at: z.optional(timestamp),
  }),
  filters: z.object({ country_code: z.optional(z.string().check(z.maxLength(2))) }),
  sorts: ['created_at', 'name', 'country_code', 'country', 'jobs_count', 'updated_at'],
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
