import * as z from 'zod/mini';

import { only, publicAccess, signedIn } from '../access';
import { wire } from '../define-resource';
import { line, timestamp } from '../fields';

/** Calls of the second factor: the own factors, the second step of a sign-in, the factors of another user. */
export const secondFactorCalls = {
  /** The own factors and the number of recovery codes that are left. */
  ownFactors: wire.get('/api/v2/second_factor', signedIn),
  /** Makes a secret for an authenticator app; it counts after `confirmTotp`. Needs a recent proof of identity. */
  startTotp: wire.post('/api/v2/second_factor/totp', 'none', signedIn, { changes: [] }),
  confirmTotp: wire.post('/api/v2/second_factor/totp/confirm', 'json', signedIn, { changes: [] }),
  /** Options for `navigator.credentials.create`. Needs a recent proof of identity. */
  newPasskey: wire.post('/api/v2/second_factor/passkeys/options', 'none', signedIn, { changes: [] }),
  addPasskey: wire.post('/api/v2/second_factor/passkeys', 'json', signedIn, { changes: [] }),
  /** Needs a recent proof of identity. The recovery codes end with the last factor. */
  removeFactor: wire.post('/api/v2/second_factor/{id}/remove', 'none', signedIn, { changes: [] }),
  /** Makes ten new recovery codes, which replace the earlier ones. Needs a recent proof of identity. */
  renewRecoveryCodes: wire.post('/api/v2/second_factor/recovery_codes', 'none', signedIn, { changes: [] }),
  /** What the second step of a sign-in accepts. */
  readSecondStep: wire.post('/api/v2/second_step', 'json', publicAccess, { changes: [] }),
  /** Options for `navigator.credentials.get`. */
  requestPasskey: wire.post('/api/v2/second_step/passkey', 'json', publicAccess, { changes: [] }),
  /** Completes a sign-in; the answer is that of `login`. */
  completeSignIn: wire.post('/api/v2/second_step/sign_in', 'json', publicAccess, { changes: [] }),
  /** The factors of another user. */
  userFactors: wire.get('/api/v2/users/{id}/second_factor', only(['admin'], 'users.get')),
  /** Removes all factors of another user, who gets a mail. */
  removeUserFactors: wire.post('/api/v2/users/{id}/second_factor/remove', 'json', only(['admin'], 'users.edit'), {
    changes: [],
  }),
} as const;

const factorKinds = ['passkey', 'totp'] as const;

/** Recovery codes in a set. */
export const recoveryCodeCount = 10;

/** Code of a second step: `details` of SECOND_FACTOR_REQUIRED, and `second_step` in the address of the sign-in page. */
const challenge = z.string().check(z.regex(/^[\w-]{43}$/));
/** What a browser makes of a passkey; the API checks its parts. */
const passkey = z.record(z.string(), z.unknown());

/** Body of confirmTotp. */
export const confirmTotpSchema = z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) });

/** Body of addPasskey. */
export const addPasskeySchema = z.object({ name: line(60), passkey });

export const readSecondStepSchema = z.object({ challenge });
export const requestPasskeySchema = readSecondStepSchema;

/** Body of completeSignIn: `code` is one of the app or a recovery code. */
export const completeSignInSchema = z.object({
  challenge,
  code: z.optional(z.string().check(z.maxLength(40))),
  passkey: z.optional(passkey),
});

/** Body of removeUserFactors. */
export const removeUserFactorsSchema = z.object({ reason: line(500) });

const factorSchema = z.object({
  id: z.number(),
  kind: z.enum(factorKinds),
  /** Chosen by the user for a passkey; empty for an app. */
  name: z.string(),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
});

export type Factor = z.infer<typeof factorSchema>;

/** Answer of ownFactors and userFactors. */
export const factorsAnswerSchema = z.object({
  data: z.object({
    factors: z.array(factorSchema),
    recovery_codes_left: z.number(),
    /** Whether the user must have a factor. */
    is_required: z.boolean(),
  }),
});

export type Factors = z.infer<typeof factorsAnswerSchema>['data'];

/** Answer of startTotp. */
export const totpStartSchema = z.object({
  data: z.object({
    /** In groups of base32 letters, to type it. */
    secret: z.string(),
    /** `otpauth:` address. */
    uri: z.string(),
    /** The address as a QR code: modules of one side, and the dark ones as the path of an SVG. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
});

/** Answer of confirmTotp, addPasskey and renewRecoveryCodes; the codes are null unless they are new. */
export const factorAddedSchema = z.object({
  data: z.object({ recovery_codes: z.nullable(z.array(z.string())) }),
  message: z.string(),
});

/** Answer of newPasskey and requestPasskey: options in the JSON form of WebAuthn. */
export const passkeyOptionsSchema = z.object({ data: z.record(z.string(), z.unknown()) });

/** Answer of readSecondStep. */
export const secondStepSchema = z.object({
  data: z.object({
    methods: z.array(z.enum([...factorKinds, 'recovery'])),
    expires_at: timestamp,
  }),
});

/** `details` of SECOND_FACTOR_REQUIRED. */
export const secondStepDetailsSchema = z.object({ challenge, expires_at: timestamp });
