import * as z from 'zod/mini';

import { only, signedIn } from '../access';
import { wire } from '../define-resource';
import { idInput, line, timestamp } from '../fields';
import { userSchema } from '../resources/user';

/** Impersonation of a user, for support. It allows no changes: VIEW_ONLY. */
export const impersonationCalls = {
  start: wire.post('/api/v2/users/view-as', 'json', only(['admin'], 'users.viewAs'), { changes: [] }),
  /** With the token of the impersonation it ends that one, with the user's own token it ends all of the user's. */
  end: wire.post('/api/v2/users/view-as/end', 'none', signedIn, { changes: [] }),
} as const;

/** Longest impersonation, in minutes. */
export const impersonationMinutes = 30;

export const startImpersonationSchema = z.object({ user_id: idInput, reason: line(500) });

/** `data` of the answer of `start`: until `until`, `access_token` reads with the rights of `user`. */
export const impersonationSchema = z.object({ access_token: z.string(), user: userSchema, until: timestamp });

export type Impersonation = z.infer<typeof impersonationSchema>;
