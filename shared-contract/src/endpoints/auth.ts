import * as z from 'zod/mini';

import { publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';
import { email, idInput } from '../fields';
import { userSchema } from '../resources/user';

const password = z.string().check(z.minLength(8), z.maxLength(200));
const pin = z.string().check(z.regex(/^\d{6}$/));
/** Six digits, or the long secret of the mail's link. */
const pinOrLink = z.string().check(z.regex(/^(\d{6}|[\w-]{22})$/));

/** Calls of authentication (docs/SPECIFICATION.md, section 7). */
export const authCalls = {
  login: wire.post('/api/login', 'json', publicAccess),
  refresh: wire.post('/api/refresh', 'json', { kind: 'refresh' }),
  logout: wire.get('/api/logout', signedIn),
  actor: wire.get('/back/api/actor', signedIn),
  verifyEmail: wire.post('/api/verifyEmail', 'json', publicAccess),
  forgotPassword: wire.post('/api/forgotPassword', 'json', publicAccess),
  resetPassword: wire.post('/api/resetPassword', 'json', publicAccess),
  /** Undoes a change of an e-mail address, by the link of the mail. GET answers a page that asks. */
  undoEmailChange: wire.post('/api/v2/undoemailchange', 'json', publicAccess),
  /** Mails the pin of a new account or a new address again. */
  resendVerification: wire.post('/api/v2/resendVerification', 'json', publicAccess),
} as const;

export const loginSchema = z.object({ email, password: z.string().check(z.minLength(1), z.maxLength(200)) });
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

/** `data` of login and refresh answers; `expires_in` in seconds. */
export const tokenAnswerSchema = z.object({
  access_token: z.string(),
  user: userSchema,
  expires_in: z.number(),
  message: z.optional(z.string()),
});

export type TokenAnswer = z.infer<typeof tokenAnswerSchema>;
export type Credentials = z.infer<typeof loginSchema>;
