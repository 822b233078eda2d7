import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { wire } from '../define-resource';
import { email, idInput } from '../fields';

/** Calls that prove an address or set a new password (docs/SPECIFICATION.md, section 7). */
export const accountCalls = {
  verifyEmail: wire.post('/api/verifyEmail', 'json', publicAccess, { changes: ['users'] }),
  forgotPassword: wire.post('/api/forgotPassword', 'json', publicAccess, { changes: [] }),
  resetPassword: wire.post('/api/resetPassword', 'json', publicAccess, { changes: ['users'] }),
  /** Mails the pin of a new account or a new address again. */
  resendVerification: wire.post('/api/v2/resendVerification', 'json', publicAccess, { changes: [] }),
} as const;

/** The six digits in a typed or pasted text: spaces, dashes and words around them are left out. */
export function pinOf(text: string): string {
  const match = /(?<!\d)\d(?:[\s.\-–—]?\d){5}(?!\d)/u.exec(text);
  return (match?.[0] ?? text).replace(/\D/g, '').slice(0, 6);
}

const password = z.string().check(z.minLength(8), z.maxLength(200));
const pin = z.string().check(z.regex(/^\d{6}$/));
/** Six digits, or the long secret of the mail's link. */
const pinOrLink = z.string().check(z.regex(/^(\d{6}|[\w-]{22})$/));

/**
 * `password`: the one of the registration. Without it the address is proved, too, but the password is removed, because
 * a stranger can have made the registration; the answer then carries `new_password` for `resetPassword`.
 */
export const verifyEmailSchema = z.object({
  pin,
  user_id: idInput,
  password: z.optional(z.string().check(z.maxLength(200))),
});
/** Answer of verifyEmail. */
export const verifyEmailAnswerSchema = z.object({
  data: z.object({
    user_id: z.number(),
    is_verified: z.boolean(),
    /** The proved address, for a caller who knows the password; the user can then sign in at once. */
    email: z.optional(z.nullable(z.string())),
    new_password: z.nullable(z.object({ email: z.string(), pin: z.string() })),
    message: z.string(),
  }),
  message: z.string(),
});
/** By the id that EMAIL_NOT_VERIFIED and the mail's link carry, or by address. */
export const resendVerificationSchema = z.union([z.object({ user_id: idInput }), z.object({ email })]);
export const undoEmailChangeSchema = z.object({ token: z.string().check(z.maxLength(200)) });
export const forgotPasswordSchema = z.object({ email });
/** `pin`: six digits, or the secret of the mail's link. `c_password` must equal `password`. */
export const resetPasswordSchema = z
  .object({ pin: pinOrLink, email, password, c_password: z.string() })
  .check(z.refine((value) => value.password === value.c_password, { path: ['c_password'], error: 'mismatch' }));
