import * as z from 'zod/mini';

import { email } from '../fields';

/** Call of the gateway with which an operator adds an administrator; it needs the deploy token. */
export const administratorsPath = '/operator/administrators';

/** The same call of an API in another process; it needs the secret that it shares with the gateway. */
export const internalAdministratorsPath = '/internal/administrators';

/** Call with which a backup asks for a copy of the embedded database; it needs the deploy token. */
export const databaseCopyPath = '/operator/database-copy';

const namePart = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.trim()),
  ),
  z.string().check(z.maxLength(120)),
);

/** The body of both calls. `name` is for a new account; without it the account has the first part of the address. */
export const newAdministratorSchema = z.object({ email, name: z.optional(namePart) });

export type NewAdministrator = z.infer<typeof newAdministratorSchema>;

/** The account after the call. */
export const administratorSchema = z.object({
  email: z.string(),
  /** Whether the call added the account. */
  isNew: z.boolean(),
  /** Whether the account had the role before. */
  wasAdministrator: z.boolean(),
  /** Administrators beside this account. */
  others: z.number(),
  /** Page where the user chooses a password; null for an account that can sign in already. */
  link: z.nullable(z.string()),
  /** Minutes until the link ends. */
  minutes: z.number(),
});

export type Administrator = z.infer<typeof administratorSchema>;
