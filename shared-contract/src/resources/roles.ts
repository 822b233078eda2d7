import * as z from 'zod/mini';

import { only, signedIn } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { line, namedRow } from '../fields';
import * as field from '../record-fields';

/**
 * Roles of users (docs/SPECIFICATION.md, sections 3 and 6). The six roles of the specification always exist; pages
 * match `name`.
 */
export const roles = defineResource({
  name: 'roles',
  ...declareFields({
    /** A word or two: a letter first, then letters, digits, spaces, `_` and `-`. No two differ only in case. */
    name: {
      read: z.string(),
      write: z.pipe(line(60), z.string().check(z.regex(/^\p{L}[\p{L}\p{N} _-]+$/u))),
    },
    /** The name as people read it, e.g. "Latinas". */
    label: { read: z.optional(z.nullable(z.string())), write: z.optional(line(120)) },
    description: field.text(500),
    permissions: z.array(namedRow),
    /** One of the six; it cannot be renamed or removed. */
    is_fixed: z.boolean(),
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
