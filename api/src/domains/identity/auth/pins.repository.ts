import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import type { PinPurpose } from '../identity.tables';
import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';
import { pinAttempts, pinMinutes } from './lifetimes';

export type PinsRepository = ReturnType<typeof createPinsRepository>;

/** The two secrets of one mail; the use of one of them ends both. */
export interface MailedSecrets {
  readonly pin: string;
  /** 128 random bits for the link of the mail. */
  readonly link: string;
}

/**
 * Pins of six digits that prove an address. They are stored as keyed hashes, because a plain hash of six digits is easy
 * to guess. The link of a mail can carry a long secret instead, which needs no limit of tries.
 */
export function createPinsRepository(secret: string) {
  const key = deriveKey(secret, 'pin');

  /** Makes new secrets, which replace the previous ones of this purpose. */
  async function createSecrets(
    trx: Db,
    userId: number,
    purpose: PinPurpose,
    minutes: number = pinMinutes[purpose],
  ): Promise<MailedSecrets> {
    const pin = String(randomInt(1_000_000)).padStart(6, '0');
    const link = randomBytes(16).toString('base64url');
    const values = {
      pin_hash: keyedHash(key, String(userId), purpose, pin),
      link_hash: keyedHash(key, String(userId), purpose, link),
      attempts: 0,
      created_at: new Date(),
      expires_at: new Date(Date.now() + minutes * 60_000),
    };
    await trx
      .insertInto('pins')
      .values({ user_id: userId, purpose, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(values))
      .execute();
    return { pin, link };
  }

  return {
    createSecrets,

    /** Makes a new pin, which replaces the previous one of this purpose. */
    create: async (trx: Db, userId: number, purpose: PinPurpose): Promise<string> =>
      (await createSecrets(trx, userId, purpose)).pin,

    /** Redeems the long secret of a link. */
    redeemLink: async (trx: Db, userId: number, purpose: PinPurpose, link: string): Promise<boolean> => {
      const usedPin = await trx
        .deleteFrom('pins')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('link_hash', '=', keyedHash(key, String(userId), purpose, link))
        .where('expires_at', '>', new Date())
        .returning('user_id')
        .executeTakeFirst();
      return usedPin !== undefined;
    },

    /**
     * Redeems a pin. A wrong pin costs an attempt, so the transaction must be committed in both cases: the function
     * returns false and does not throw. Because of the row lock, ten guesses at once count as ten.
     */
    redeem: async (trx: Db, userId: number, purpose: PinPurpose, pin: string): Promise<boolean> => {
      const triedPin = await trx
        .updateTable('pins')
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('attempts', '<', pinAttempts)
        .where('expires_at', '>', new Date())
        .returning('pin_hash')
        .executeTakeFirst();
      const hash = Buffer.from(keyedHash(key, String(userId), purpose, pin));
      if (triedPin === undefined || !timingSafeEqual(hash, Buffer.from(triedPin.pin_hash))) return false;
      const usedPin = await trx
        .deleteFrom('pins')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('pin_hash', '=', triedPin.pin_hash)
        .returning('user_id')
        .executeTakeFirst();
      return usedPin !== undefined;
    },
  };
}
