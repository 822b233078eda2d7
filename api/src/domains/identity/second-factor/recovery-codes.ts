import { recoveryCodeCount } from '@enlace/shared-contract/identity';
import { randomInt } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import { keyedHash } from '../../../infrastructure/env/keys';

/** Letters and digits that are not mistaken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 49 bits in each code. */
const length = 10;

const hashOf = (key: Buffer, userId: number, code: string): string =>
  keyedHash(key, 'recovery', String(userId), code.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Makes a new set of codes, which replaces the earlier one. The codes are not stored, only their keyed hashes. */
export async function renewRecoveryCodes(trx: Db, key: Buffer, userId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode);
  await removeRecoveryCodes(trx, userId);
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: hashOf(key, userId, code) })))
    .execute();
  return codes;
}

/** Uses a code. Of two requests with the same code, one is accepted. */
export async function redeemRecoveryCode(trx: Db, key: Buffer, userId: number, code: string): Promise<boolean> {
  const usedRow = await trx
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('hash', '=', hashOf(key, userId, code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return usedRow !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function removeRecoveryCodes(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

function createCode(): string {
  const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
