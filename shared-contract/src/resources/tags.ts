import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import * as field from '../record-fields';

/** Free labels of events, news and jobs (docs/SPECIFICATION.md, section 3). */
export const tags = defineResource({
  name: 'tags',
  ...declareFields({ name: field.line(60), slug: z.string(), translations: field.translations }),
  filters: z.object({}),
  sorts: ['created_at', 'name', 'updated_at', 'slug'],
  translatable: ['name'],
  wire: {
    list: wire.get('/api/tags/list', publicAccess, { order: 'desc' }),
    get: wire.get('/api/tags/get/{id}', publicAccess),
    add: wire.post('/api/addtag', 'multipart', only(['admin'], 'tags.add')),
    edit: wire.post('/api/edittag?id={id}', 'json', only(['admin'], 'tags.edit')),
    remove: wire.post('/api/deletetag?id={id}', 'none', only(['admin'], 'tags.remove')),
  },
});
