import * as z from 'zod/mini';

import { only, signedIn } from '../access';
import { wire } from '../define-resource';

/** Calls of SPEC §7, Users, that are not those of a resource. */
export const userCalls = {
  /** Who is signed in. */
  me: wire.post('/api/me', 'none', signedIn),
  /** Takes a person out of the trash. */
  reactivate: wire.post('/api/reactiveuser?id={id}', 'none', only(['admin'], 'users.reactivate')),
} as const;

/** Parts of the own record that `me` answers beside the plain fields. */
export const meParts = [
  'roles',
  'permissions',
  'own_permissions',
  'privacy',
  'general_skills',
  'tech_skills',
  'job_types',
  'area',
  'chapter',
  'seniority',
] as const;

const asked = z.optional(z.union([z.string().check(z.maxLength(400)), z.array(z.string()).check(z.maxLength(20))]));

/** `?with=roles,privacy` or `?with[]=roles&with[]=privacy`; without it the whole record is answered. */
export const meQuerySchema = z.object({ with: asked, 'with[]': asked });
