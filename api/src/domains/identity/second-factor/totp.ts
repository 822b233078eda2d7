import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import { Secret, TOTP } from 'otpauth';

import type { Db } from '../../../infrastructure/db/database';
import { darkRunsOf } from '../../../infrastructure/qr/dark-runs';

/** Seconds of a code, and the number of periods before and after the present one whose codes are accepted. */
const period = 30;
const window = 1;
/** Bytes, as RFC 4226 recommends. */
const secretLength = 20;
/** Minutes in which the first code must come. */
const confirmMinutes = 15;

const algorithm = 'aes-256-gcm';

/** Encrypts a secret for one user: the text of another user cannot take its place. */
export function encryptSecret(key: Buffer, userId: number, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(String(userId)));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [nonce, text, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.');
}

export function decryptSecret(key: Buffer, userId: number, storedText: string): string {
  const [nonce = '', text = '', tag = ''] = storedText.split('.');
  const decipher = createDecipheriv(algorithm, key, Buffer.from(nonce, 'base64url'), { authTagLength: 16 })
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8');
}

export interface NewTotp {
  readonly secret: string;
  readonly uri: string;
  readonly qr: { readonly size: number; readonly path: string };
}

/** Makes a secret, which replaces one that waits for its first code. Null when the account has an app already. */
export async function startTotp(
  trx: Db,
  key: Buffer,
  user: { readonly id: number; readonly email: string },
  issuer: string,
): Promise<NewTotp | null> {
  const secret = new Secret({ size: secretLength });
  const encryptedSecret = encryptSecret(key, user.id, secret.base32);
  const row = await trx
    .insertInto('second_factors')
    .values({ user_id: user.id, kind: 'totp', secret: encryptedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .where('kind', '=', 'totp')
        .doUpdateSet({ secret: encryptedSecret, created_at: new Date(), last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  const uri = new TOTP({ issuer, label: user.email, secret, period }).toString();
  return { secret: secret.base32.replace(/(.{4})(?=.)/g, '$1 '), uri, qr: drawQr(uri) };
}

/** Accepts the first code of a new app; false for a wrong code and without a secret that waits. */
export async function confirmTotp(trx: Db, key: Buffer, userId: number, code: string): Promise<boolean> {
  const waiting = await findTotp(trx, userId, 'waiting');
  if (waiting === undefined || !(await acceptCode(trx, key, userId, waiting, code))) return false;
  await trx.updateTable('second_factors').set({ confirmed_at: new Date() }).where('id', '=', waiting.id).execute();
  return true;
}

/** Accepts a code of the app of an account. Each code is accepted once. */
export async function useTotp(trx: Db, key: Buffer, userId: number, code: string): Promise<boolean> {
  const factor = await findTotp(trx, userId, 'confirmed');
  return factor !== undefined && acceptCode(trx, key, userId, factor, code);
}

interface TotpRow {
  readonly id: number;
  readonly secret: string | null;
}

async function acceptCode(trx: Db, key: Buffer, userId: number, factor: TotpRow, code: string): Promise<boolean> {
  if (factor.secret === null) return false;
  const now = Date.now();
  const totp = new TOTP({ secret: Secret.fromBase32(decryptSecret(key, userId, factor.secret)), period });
  const delta = totp.validate({ token: code, window, timestamp: now });
  if (delta === null) return false;
  const step = Math.floor(now / 1000 / period) + delta;
  const usedRow = await trx
    .updateTable('second_factors')
    .set({ last_step: step, last_used_at: new Date() })
    .where('id', '=', factor.id)
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return usedRow !== undefined;
}

function findTotp(trx: Db, userId: number, state: 'waiting' | 'confirmed'): Promise<TotpRow | undefined> {
  const rows = trx
    .selectFrom('second_factors')
    .select(['id', 'secret'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'totp');
  const since = new Date(Date.now() - confirmMinutes * 60_000);
  return (
    state === 'confirmed'
      ? rows.where('confirmed_at', 'is not', null)
      : rows.where('confirmed_at', 'is', null).where('created_at', '>', since)
  ).executeTakeFirst();
}

function drawQr(text: string): NewTotp['qr'] {
  const { size, runs } = darkRunsOf(text);
  return { size, path: runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('') };
}
