import * as z from 'zod/mini';

import { only } from '../access';
import { defineResource, wire } from '../define-resource';
import { id, image, named, timestamp } from '../fields';

/** A person with an account, as SPEC §3 stores her: roles and permissions each with a name, and `is_social`. */
export const userSchema = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  headline: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country_code: z.nullable(z.string()),
  country: z.nullable(z.string()),
  locale: z.enum(['en', 'es', 'pt']),
  linkedin: z.nullable(z.string()),
  avatar: z.nullable(image),
  area: z.nullable(named),
  chapter: z.nullable(named),
  seniority: z.nullable(named),
  roles: z.array(z.object({ id, name: z.string() })),
  permissions: z.array(z.object({ id, name: z.string() })),
  is_social: z.boolean(),
  is_verified: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
});

export type User = z.infer<typeof userSchema>;

/** Members, for admins to search and pick from. */
export const users = defineResource({
  name: 'users',
  entity: userSchema,
  write: z.object({}),
  filters: z.object({ role: z.optional(z.string().check(z.maxLength(60))) }),
  sorts: ['created_at', 'name', 'email'],
  isSoftDeleted: true,
  wire: {
    list: wire.get('/api/users/list', only(['admin'], 'users.list')),
    get: wire.get('/api/users/get/{id}', only(['admin'], 'users.get', { self: true })),
  },
});
