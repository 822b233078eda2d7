import * as z from 'zod/mini';

import { only, signedIn } from '../access';
import { wire } from '../define-resource';
import { line, namedRow, optionalText, timestamp } from '../fields';

/** Calls of users that are not those of a resource (docs/SPECIFICATION.md, section 7). */
export const userCalls = {
  /** Who is signed in. */
  me: wire.post('/api/me', 'none', signedIn, { changes: [] }),
  /** Takes a person out of the trash. */
  reactivate: wire.post('/api/reactiveuser?id={id}', 'none', only(['admin'], 'users.reactivate'), {
    changes: ['users'],
  }),
  /** Mails the user a code for a new password; an admin cannot choose the password. */
  passwordLink: wire.post('/api/v2/users/{id}/password_link', 'none', only(['admin'], 'users.edit'), { changes: [] }),
  /** The user's login sessions, newest first. */
  signIns: wire.get('/api/v2/users/{id}/sign_ins', only(['admin'], 'users.get')),
  /** Signs the user out in all browsers. */
  endSignIns: wire.post('/api/v2/users/{id}/end_sign_ins', 'none', only(['admin'], 'users.edit'), {
    changes: ['users'],
  }),
  /** What a deactivation of the account ends, and the reason of the last one. */
  deactivation: wire.get('/api/v2/users/{id}/deactivation', only(['admin'], 'users.edit')),
  /** Ends the login sessions and closes the account; CONFLICT for the own account and when it is closed already. */
  deactivate: wire.post('/api/v2/users/{id}/deactivate', 'json', only(['admin'], 'users.edit'), { changes: ['users'] }),
  activate: wire.post('/api/v2/users/{id}/activate', 'json', only(['admin'], 'users.edit'), { changes: ['users'] }),
  /** The own active login sessions, newest first. */
  ownSignIns: wire.get('/api/v2/sign_ins', signedIn),
  /** Ends one of the own login sessions. */
  endOwnSignIn: wire.post('/api/v2/sign_ins/{id}/end', 'none', signedIn, { changes: [] }),
  /** Ends all own login sessions except the one of the request. */
  endOtherSignIns: wire.post('/api/v2/end_other_sign_ins', 'none', signedIn, { changes: [] }),
  /**
   * Proves the identity again, for sensitive changes within the next minutes: with `password`, or with the `pin` that a
   * call without both mails to the address of the account.
   */
  prove: wire.post('/api/v2/proof', 'json', signedIn, { changes: [] }),
} as const;

/** Body of `deactivate`. */
export const deactivateSchema = z.object({ reason: line(500) });

/** Body of `activate`. */
export const reactivateSchema = z.object({ reason: optionalText(500) });

/** Answer of `deactivation`. */
export const deactivationSchema = z.object({
  data: z.object({
    is_disabled: z.boolean(),
    /** Active login sessions. */
    sign_ins: z.number(),
    /** Whether the user has a public page. */
    has_page: z.boolean(),
    /** Chapters that the user leads. */
    chapters: z.number(),
    /** Companies that the user recruits for. */
    companies: z.number(),
    /** The last deactivation; null for an active account, and when no reason was stored. */
    last: z.nullable(z.object({ at: timestamp, reason: z.string(), by: z.nullable(namedRow) })),
  }),
});

/** Answer of ownSignIns. */
export const ownSignInsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      provider: z.enum(['password', 'linkedin']),
      /** Names of the browser and its system, e.g. Firefox and Android; null when they are not known. */
      browser: z._default(z.nullable(z.string()), null),
      system: z._default(z.nullable(z.string()), null),
      created_at: timestamp,
      expires_at: timestamp,
      /** Whether the request belongs to this login session. */
      is_current: z.boolean(),
    }),
  ),
});

export type OwnSignIn = z.infer<typeof ownSignInsSchema>['data'][number];

export const proveSchema = z.object({
  password: z.optional(z.string().check(z.maxLength(200))),
  pin: z.optional(z.string().check(z.regex(/^\d{6}$/))),
});

/** Answer of prove: 202 after a mail, else 200. `valid_until` is null after a mail. */
export const proveAnswerSchema = z.object({
  data: z.object({ status: z.enum(['pin_sent', 'proved']), valid_until: z.nullable(timestamp) }),
});

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
  'languages',
  'area',
  'chapter',
  'seniority',
  'country_state',
  'job_title',
] as const;

const requestedNames = z.optional(
  z.union([z.string().check(z.maxLength(400)), z.array(z.string()).check(z.maxLength(20))]),
);

/** `?with=roles,privacy` or `?with[]=roles&with[]=privacy`; without it the whole record is answered. */
export const meQuerySchema = z.object({ with: requestedNames, 'with[]': requestedNames });
