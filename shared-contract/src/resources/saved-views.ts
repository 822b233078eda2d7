import * as z from 'zod/mini';

import { signedIn } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, line, optionalId, timestamp, yesNo } from '../fields';
import { abilitiesSchema } from '../list-query';

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
  entity: z.object({
    id,
    resource: z.string(),
    name: z.string(),
    /** The list's query as in the address, without a question mark. */
    search: z.string(),
    columns: z.array(column),
    density: z.enum(densities),
    scope: z.enum(scopes),
    role_id: z.nullable(id),
    /** Shown when the list is opened without a query; one for each person or role and resource. */
    is_default: z.boolean(),
    created_at: timestamp,
    updated_at: timestamp,
    abilities: z.optional(abilitiesSchema),
  }),
  write: z.object({
    resource: line(60),
    name: line(80),
    search: z.optional(z.string().check(z.maxLength(10_000))),
    columns: z.optional(z.array(column).check(z.maxLength(60))),
    density: z.optional(z.enum(densities)),
    scope: z.optional(z.enum(scopes)),
    role_id: optionalId,
    is_default: z.optional(yesNo),
  }),
  filters: z.object({ resource: z.optional(z.string().check(z.maxLength(60))) }),
  sorts: ['name', 'created_at', 'updated_at'],
  wire: {
    list: wire.get('/api/v2/views', signedIn),
    get: wire.get('/api/v2/views/{id}', signedIn),
    add: wire.post('/api/v2/views/add', 'json', signedIn),
    edit: wire.post('/api/v2/views/edit?id={id}', 'json', signedIn),
    remove: wire.post('/api/v2/views/remove?id={id}', 'none', signedIn),
  },
});
