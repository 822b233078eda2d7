import { randomInt, timingSafeEqual } from 'node:crypto';

import type { Db } from '../../../infrastructure/db/database';
import type { PinPurpose } from '../identity.tables';
import { deriveKey, keyedHash } from '../../../infrastructure/env/keys';
import { pinAttempts, pinMinutes } from './lifetimes';

export type PinsRepository = ReturnType<typeof createPinsRepository>;

/** Pins of six digits that prove an address. Stored keyed, since a plain hash of six digits hides nothing. */
export function createPinsRepository(secret: string) {
  const key = deriveKey(secret, 'pin');

  return {
    /** Makes a new pin, in place of the one before. */
    create: async (
      trx: Db,
      userId: number,
      purpose: PinPurpose,
      minutes: number = pinMinutes[purpose],
    ): Promise<string> => {
      const pin = String(randomInt(1_000_000)).padStart(6, '0');
      const fresh = {
        pin_hash: keyedHash(key, String(userId), purpose, pin),
        attempts: 0,
        created_at: new Date(),
        expires_at: new Date(Date.now() + minutes * 60_000),
      };
      await trx
        .insertInto('pins')
        .values({ user_id: userId, purpose, ...fresh })
        .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh))
        .execute();
      return pin;
    },

    /**
     * Uses a pin up. A wrong one costs an attempt, so the transaction must be committed either way: answers false, and
     * does not throw. The row lock makes ten guesses at once count as ten.
     */
    redeem: async (trx: Db, userId: number, purpose: PinPurpose, pin: string): Promise<boolean> => {
      const tried = await trx
        .updateTable('pins')
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('attempts', '<', pinAttempts)
        .where('expires_at', '>', new Date())
        .returning('pin_hash')
        .executeTakeFirst();
      const given = Buffer.from(keyedHash(key, String(userId), purpose, pin));
      if (tried === undefined || !timingSafeEqual(given, Buffer.from(tried.pin_hash))) return false;
      const used = await trx
        .deleteFrom('pins')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('pin_hash', '=', tried.pin_hash)
        .returning('user_id')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}
