import * as z from 'zod/mini';

import { id, image, namedRow, timestamp } from '../fields';

/**
 * A user with an account: roles and permissions each with a name, and `is_social` (docs/SPECIFICATION.md, section 3).
 */
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
  area: z.nullable(namedRow),
  chapter: z.nullable(namedRow),
  seniority: z.nullable(namedRow),
  roles: z.array(z.object({ id, name: z.string() })),
  /** A right by a row, such as a led chapter, is not a given permission: its id is 0. */
  permissions: z.array(z.object({ id: z.number(), name: z.string() })),
  is_social: z.boolean(),
  is_verified: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
});

export type User = z.infer<typeof userSchema>;
