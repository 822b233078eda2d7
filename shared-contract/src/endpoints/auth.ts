import * as z from 'zod/mini';

import { publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';
import { userSchema } from '../resources/user';

/** Calls of authentication (docs/SPECIFICATION.md, section 7). */
export const authCalls = {
  login: wire.post('/api/login', 'json', publicAccess, { changes: [] }),
  refresh: wire.post('/api/refresh', 'json', { kind: 'refresh' }, { changes: [] }),
  logout: wire.get('/api/logout', signedIn),
  actor: wire.get('/back/api/actor', signedIn),
} as const;

/** `data` of login and refresh answers; `expires_in` in seconds. */
export const tokenAnswerSchema = z.object({
  access_token: z.string(),
  user: userSchema,
  expires_in: z.number(),
  message: z.optional(z.string()),
  /** What this sign-in has changed, in the user's language; missing when it has changed nothing. */
  notice: z.optional(z.string()),
});

export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;
