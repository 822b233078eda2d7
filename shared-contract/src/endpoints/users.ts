import * as z from 'zod/mini';

import { only, signedIn } from '../access';
import { wire } from '../define-resource';
import { timestamp } from '../fields';

/** Calls of users that are not those of a resource (docs/SPECIFICATION.md, section 7). */
export const userCalls = {
  /** Who is signed in. */
  me: wire.post('/api/me', 'none', signedIn),
  /** Takes a person out of the trash. */
  reactivate: wire.post('/api/reactiveuser?id={id}', 'none', only(['admin'], 'users.reactivate')),
  /** Mails the user a code for a new password; an admin cannot choose the password. */
  passwordLink: wire.post('/api/v2/users/{id}/password_link', 'none', only(['admin'], 'users.edit')),
  /** The user's login sessions, newest first. */
  signIns: wire.get('/api/v2/users/{id}/sign_ins', only(['admin'], 'users.get')),
  /** Signs the user out in all browsers. */
  endSignIns: wire.post('/api/v2/users/{id}/end_sign_ins', 'none', only(['admin'], 'users.edit')),
} as const;

/** Answer of signIns. Ended ones are forgotten after a while. */
export const signInsSchema = z.object({
  data: z.array(
    z.object({
      provider: z.enum(['password', 'linkedin']),
      created_at: timestamp,
      expires_at: timestamp,
      /** Null: the login session is active. */
      ended_at: z.nullable(timestamp),
    }),
  ),
});

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

const requestedNames = z.optional(
  z.union([z.string().check(z.maxLength(400)), z.array(z.string()).check(z.maxLength(20))]),
);

/** `?with=roles,privacy` or `?with[]=roles&with[]=privacy`; without it the whole record is answered. */
export const meQuerySchema = z.object({ with: requestedNames, 'with[]': requestedNames });
