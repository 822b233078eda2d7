import * as z from 'zod/mini';

import { publicAccess, only } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, line, optionalText, timestamp, translations } from '../fields';
import { abilitiesSchema } from '../list-query';

/** Fields of work of members, for example "Data science" (docs/SPECIFICATION.md, section 3). */
export const areas = defineResource({
  name: 'areas',
  entity: z.object({
    id,
    name: z.string(),
    slug: z.string(),
    description: z.nullable(z.string()),
    color: z.nullable(z.string()),
    members_count: z.optional(z.number()),
    translations: z.optional(translations),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({
    name: line(120),
    description: optionalText(2000),
    color: z.optional(z.nullable(z.union([z.literal(''), z.string().check(z.regex(/^#[0-9a-f]{6}$/i))]))),
    translations,
  }),
  filters: z.object({}),
  sorts: ['created_at', 'name', 'updated_at', 'members_count'],
  translatable: ['name', 'description'],
  wire: {
    list: wire.get('/api/areas/list', publicAccess, { order: 'desc' }),
    get: wire.get('/back/api/areas/get/{id}', publicAccess),
    add: wire.post('/api/addarea', 'multipart', only(['admin'], 'areas.add')),
    edit: wire.post('/api/editarea?id={id}', 'json', only(['admin'], 'areas.edit')),
    remove: wire.post('/api/deletearea?id={id}', 'none', only(['admin'], 'areas.remove')),
  },
});
