import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, line, optionalInteger, timestamp, translations } from '../fields';
import { abilitiesSchema } from '../list-query';

/** Career levels, from student to executive (docs/SPECIFICATION.md, section 3). */
export const seniorityLevels = defineResource({
  name: 'seniority_levels',
  entity: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    /** Lower comes first on a ladder. */
    rank: z.number(),
    translations: z.optional(translations),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({ name: line(60), rank: optionalInteger(0, 1000, 0), translations }),
  filters: z.object({}),
  sorts: ['created_at', 'name', 'rank', 'updated_at'],
  translatable: ['name'],
  wire: {
    list: wire.get('/api/seniority_levels/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/seniority_levels/get/{id}', publicAccess),
    add: wire.post('/api/addseniority', 'multipart', only(['admin'], 'seniority_levels.add')),
    edit: wire.post('/api/editseniority?id={id}', 'json', only(['admin'], 'seniority_levels.edit')),
    remove: wire.post('/api/deleteseniority?id={id}', 'none', only(['admin'], 'seniority_levels.remove')),
  },
});
