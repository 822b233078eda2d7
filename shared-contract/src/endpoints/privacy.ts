import * as z from 'zod/mini';

import { publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';

/** A user's choices about the own data (docs/SPECIFICATION.md, section 7). */
export const privacyCalls = {
  update: wire.post('/api/updateprivacy', 'json', signedIn, { changes: ['users'] }),
  /** All stored data of the user, as a file. */
  download: wire.post('/api/downloaduserdata', 'none', signedIn, { changes: [] }),
  /**
   * Requests the removal of the account. Without a proof, a pin is mailed and the answer is 202; with the password or
   * that pin, the removal is planned in two weeks.
   */
  remove: wire.post('/api/removeuserdata', 'none', signedIn, { changes: ['users'] }),
  removeWithProof: wire.post('/api/removeuserdata', 'json', signedIn, { changes: ['users'] }),
  /** Takes the request back, by the link of the mail or signed in. */
  keep: wire.post('/api/v2/keepuserdata', 'json', publicAccess, { changes: ['users'] }),
} as const;

/** Days between the request and the removal, in which it can be taken back. */
export const removalDays = 14;

export const removeDataSchema = z.object({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  pin: z.optional(z.string().check(z.regex(/^\d{6}$/))),
});

/** `data` of removeuserdata: `proof_needed` until the user has proved the identity. */
export const removalSchema = z.object({
  status: z.enum(['proof_needed', 'scheduled']),
  proofs: z.optional(z.array(z.enum(['password', 'pin']))),
  removal_due_at: z.nullable(z.string()),
});

export const keepDataSchema = z.object({ token: z.optional(z.string().check(z.maxLength(400))) });
