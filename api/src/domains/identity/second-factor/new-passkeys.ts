import { keyedHash } from '../../../infrastructure/env/keys';
import type { Account } from '../auth/accounts.repository';
import type { SecondFactorContext } from './second-factor-context';

const seconds = 5 * 60;

/** Keeps the challenge of a new passkey for one login session; a later one replaces it. */
export async function keepNewPasskey(
  { db, secondFactor }: SecondFactorContext,
  account: Pick<Account, 'id' | 'sessionVersion'>,
  signInId: string,
  challenge: string,
): Promise<void> {
  const values = { passkey_challenge: challenge, expires_at: new Date(Date.now() + seconds * 1000) };
  await db
    .insertInto('second_steps')
    .values({
      hash: keyedHash(secondFactor.hashKey, 'new passkey', signInId),
      user_id: account.id,
      purpose: 'add-passkey',
      provider: 'password',
      session_version: account.sessionVersion,
      ...values,
    })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(values))
    .execute();
}

/** Takes the challenge of the new passkey, which works once; null without one. */
export async function takeNewPasskey(
  { db, secondFactor }: SecondFactorContext,
  account: Pick<Account, 'id'>,
  signInId: string,
): Promise<string | null> {
  const row = await db
    .deleteFrom('second_steps')
    .where('hash', '=', keyedHash(secondFactor.hashKey, 'new passkey', signInId))
    .where('purpose', '=', 'add-passkey')
    .where('user_id', '=', account.id)
    .where('expires_at', '>', new Date())
    .returning('passkey_challenge')
    .executeTakeFirst();
  return row?.passkey_challenge ?? null;
}
