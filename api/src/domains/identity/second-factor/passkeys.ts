import {
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import type { SecondFactorSettings } from './second-factor-context';

/** Passkeys of one account. */
export const passkeyLimit = 20;

const text = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*={0,2}$/);
const credential = {
  id: z
    .string()
    .min(1)
    .max(1400)
    .regex(/^[\w-]+$/),
  rawId: text,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).catch({}),
};
const transport = z.enum(['ble', 'hybrid', 'internal', 'nfc', 'usb']);
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(20).optional(),
  }),
});
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish().transform((value) => value ?? undefined),
  }),
});

function passkeysOf(db: Db, userId: number) {
  return db.selectFrom('second_factors').where('user_id', '=', userId).where('kind', '=', 'passkey');
}

async function listCredentials(db: Db, userId: number) {
  const rows = await passkeysOf(db, userId).select(['credential_id', 'transports']).execute();
  return rows.map((row) => ({ id: row.credential_id ?? '', transports: transportsOf(row.transports) }));
}

/** Options for a new passkey of a user; passkeys that the account has are left out. */
export async function optionsForNew(
  db: Db,
  settings: SecondFactorSettings,
  user: { readonly id: number; readonly email: string; readonly name: string },
) {
  return generateRegistrationOptions({
    rpName: settings.productName,
    rpID: settings.host,
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(`enlace-${user.id}`),
    attestationType: 'none',
    excludeCredentials: await listCredentials(db, user.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Adds a passkey. False for an answer that does not fit the challenge, the site, or is stored already. */
export async function addPasskey(
  trx: Db,
  settings: SecondFactorSettings,
  userId: number,
  { challenge, name, passkey }: { readonly challenge: string; readonly name: string; readonly passkey: unknown },
): Promise<boolean> {
  const response = registration.safeParse(passkey).data;
  if (response === undefined) return false;
  const outcome = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: settings.origin,
    expectedRPID: settings.host,
    requireUserVerification: false,
  }).catch(() => null);
  if (outcome === null || !outcome.verified) return false;
  const { id, publicKey, counter } = outcome.registrationInfo.credential;
  const addedRow = await trx
    .insertInto('second_factors')
    .values({
      user_id: userId,
      kind: 'passkey',
      name,
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: (response.response.transports ?? []).filter((one) => transport.safeParse(one).success).join(','),
      confirmed_at: new Date(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return addedRow !== undefined;
}

export async function countPasskeys(db: Db, userId: number): Promise<number> {
  return (await passkeysOf(db, userId).select('id').execute()).length;
}

/** Options for a sign-in with one of the passkeys of an account. */
export async function optionsForUse(db: Db, settings: SecondFactorSettings, userId: number) {
  return generateAuthenticationOptions({
    rpID: settings.host,
    allowCredentials: await listCredentials(db, userId),
    userVerification: 'preferred',
  });
}

/**
 * Checks what a passkey has signed: challenge, site and signature. A counter that does not grow is refused, because the
 * passkey may be a copy.
 */
export async function usePasskey(
  trx: Db,
  settings: SecondFactorSettings,
  userId: number,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: unknown },
): Promise<boolean> {
  const response = assertion.safeParse(passkey).data;
  if (response === undefined) return false;
  const row = await passkeysOf(trx, userId)
    .select(['id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', response.id)
    .forUpdate()
    .executeTakeFirst();
  if (row?.public_key === undefined || row.public_key === null) return false;
  const outcome = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: settings.origin,
    expectedRPID: settings.host,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: Number(row.counter),
      transports: transportsOf(row.transports),
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (outcome === null || !outcome.verified) return false;
  await trx
    .updateTable('second_factors')
    .set({ counter: outcome.authenticationInfo.newCounter, last_used_at: new Date() })
    .where('id', '=', row.id)
    .execute();
  return true;
}

function transportsOf(text: string): AuthenticatorTransport[] {
  return text.split(',').flatMap((one) => transport.safeParse(one).data ?? []);
}
