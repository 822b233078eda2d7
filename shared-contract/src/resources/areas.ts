import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import * as field from '../record-fields';

/** Fields of work of members, for example "Data science" (docs/SPECIFICATION.md, section 3). */
export const areas = defineResource({
  name: 'areas',
  ...declareFields({
    name: field.line(120),
    slug: z.string(),
    description: field.text(2000),
    color: {
      read: z.nullable(z.string()),
      write: z.optional(z.nullable(z.union([z.literal(''), z.string().check(z.regex(/^#[0-9a-f]{6}$/i))]))),
    },
    members_count: z.optional(z.number()),
    translations: field.translations,
  }),
  filters: z.object({}),
  sorts: ['created_at', 'name', 'updated_at', 'members_count', 'color'],
  translatable: ['name', 'description'],
  wire: {
    list: wire.get('/api/areas/list', publicAccess, { order: 'desc' }),
    get: wire.get('/back/api/areas/get/{id}', publicAccess),
    add: wire.post('/api/addarea', 'multipart', only(['admin'], 'areas.add')),
    edit: wire.post('/api/editarea?id={id}', 'json', only(['admin'], 'areas.edit')),
    remove: wire.post('/api/deletearea?id={id}', 'none', only(['admin'], 'areas.remove')),
  },
});
