import * as z from 'zod/mini';

import { only, signedIn } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, line, namedRow, optionalText, timestamp } from '../fields';
import { abilitiesSchema } from '../list-query';

/**
 * Roles of users (docs/SPECIFICATION.md, sections 3 and 6). The six roles of the specification always exist; pages
 * match `name`.
 */
export const roles = defineResource({
  name: 'roles',
  entity: z.object({
    id,
    name: z.string(),
    /** How people read the name, e.g. "Latinas". */
    label: z.optional(z.nullable(z.string())),
    description: z.nullable(z.string()),
    permissions: z.array(namedRow),
    /** One of the six; it cannot be renamed or removed. */
    is_fixed: z.boolean(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({
    /** A word or two: a letter first, then letters, digits, spaces, `_` and `-`. No two differ only in case. */
    name: z.pipe(line(60), z.string().check(z.regex(/^\p{L}[\p{L}\p{N} _-]+$/u))),
    description: optionalText(500),
    label: z.optional(line(120)),
  }),
  filters: z.object({}),
  sorts: ['id', 'name', 'created_at'],
  query: { permissions: { kind: 'relation', target: 'permissions' } },
  wire: {
    list: wire.get('/api/roles/list', signedIn, { limit: '10' }),
    get: wire.get('/api/roles/get/{id}', signedIn),
    add: wire.post('/api/addrol', 'multipart', only(['admin'], 'roles.add')),
    edit: wire.post('/api/v2/roles/edit?id={id}', 'json', only(['admin'], 'roles.edit')),
    remove: wire.post('/api/v2/roles/remove?id={id}', 'none', only(['admin'], 'roles.remove')),
  },
});
