import * as z from 'zod/mini';

import { signedIn } from '../access';
import { declareFields } from '../declare-fields';
import { defineResource, wire } from '../define-resource';
import { id, optionalId } from '../fields';
import * as field from '../record-fields';

const scopes = ['mine', 'role'] as const;
const densities = ['comfortable', 'compact'] as const;

const column = z.object({
  name: z.string().check(z.maxLength(60)),
  /** In pixels; null for as wide as it needs. */
  width: z.optional(z.nullable(z.number().check(z.minimum(30), z.maximum(2000)))),
});

/**
 * Saved views of the back office: query, columns, density. A user reads the user's own saved views and
 * those of the user's roles; holders of `views.share` write those of a role.
 */
export const savedViews = defineResource({
  name: 'views',
  ...declareFields({
    resource: field.line(60),
    name: field.line(80),
    /** The list's query as in the address, without a question mark. */
    search: { read: z.string(), write: z.optional(z.string().check(z.maxLength(10_000))) },
    columns: { read: z.array(column), write: z.optional(z.array(column).check(z.maxLength(60))) },
    density: field.oneOfOrDefault(densities),
    scope: field.oneOfOrDefault(scopes),
    role_id: { read: z.nullable(id), write: optionalId },
    /** Shown when the list is opened without a query; one for each user or role and resource. */
    is_default: field.flag,
    /** Shown as a button above the list. */
    is_pinned: field.flag,
  }),
  filters: z.object({ resource: z.optional(z.string().check(z.maxLength(60))) }),
  sorts: ['name', 'created_at', 'updated_at'],
  wire: {
    list: wire.get('/api/v2/views', signedIn),
    get: wire.get('/api/v2/views/{id}', signedIn),
    add: wire.post('/api/v2/views/add', 'json', signedIn, { changes: [] }),
    edit: wire.post('/api/v2/views/edit?id={id}', 'json', signedIn, { changes: [] }),
    remove: wire.post('/api/v2/views/remove?id={id}', 'none', signedIn, { changes: [] }),
  },
});
