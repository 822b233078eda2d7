import * as z from 'zod/mini';

import { only, signedIn } from '../access';
import { wire } from '../define-resource';
import { idInput, line, timestamp } from '../fields';
import { userSchema } from '../resources/users';

/** Impersonation of a user, for support. It allows no changes: VIEW_ONLY. */
export const viewAsCalls = {
  startViewAs: wire.post('/api/v2/users/view-as', 'json', only(['admin'], 'users.viewAs')),
  /** With the token of the view, or with one's own: then all of one's views end. */
  endViewAs: wire.post('/api/v2/users/view-as/end', 'none', signedIn),
} as const;

/** Longest view, in minutes. */
export const viewAsMinutes = 30;

export const startViewAsSchema = z.object({ user_id: idInput, reason: line(500) });

/** `data` of a view that has begun: `access_token` reads as that person until `until`. */
export const viewAsSchema = z.object({ access_token: z.string(), user: userSchema, until: timestamp });

export type ViewAs = z.infer<typeof viewAsSchema>;
