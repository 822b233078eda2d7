import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import * as field from '../record-fields';

/** Career levels, from student to executive (docs/SPECIFICATION.md, section 3). */
export const seniorityLevels = defineResource({
  name: 'seniority_levels',
  ...declareFields({
    name: field.line(60),
    slug: z.string(),
    /** Lower comes first on a ladder. */
    rank: field.wholeNumberOr(0, 0, 1000),
    translations: field.translations,
  }),
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
