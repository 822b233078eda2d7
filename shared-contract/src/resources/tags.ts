import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, line, timestamp, translations } from '../fields';
import { abilitiesSchema } from '../list-query';

/** Free labels of events, news and jobs (docs/SPECIFICATION.md, section 3). */
export const tags = defineResource({
  name: 'tags',
  entity: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    translations: z.optional(translations),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({ name: line(60), translations }),
  filters: z.object({}),
  sorts: ['created_at', 'name', 'updated_at'],
  translatable: ['name'],
  wire: {
    list: wire.get('/api/tags/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/tags/get/{id}', publicAccess),
    add: wire.post('/api/addtag', 'multipart', only(['admin'], 'tags.add')),
    edit: wire.post('/api/edittag?id={id}', 'json', only(['admin'], 'tags.edit')),
    remove: wire.post('/api/deletetag?id={id}', 'none', only(['admin'], 'tags.remove')),
  },
});
