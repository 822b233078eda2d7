import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** The columns of a user that signing in needs. */
export interface Account {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  readonly passwordHash: string | null;
  readonly sessionVersion: number;
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
}

function accounts(db: Db) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'locale',
      'password_hash as passwordHash',
      'session_version as sessionVersion',
      sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
      sql<boolean>`email_verified_at is not null`.as('isVerified'),
      sql<boolean>`disabled_at is not null`.as('isDisabled'),
    ])
    .where('deleted_at', 'is', null);
}

export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return accounts(db)
    .where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`)
    .executeTakeFirst();
}

/** The account with this id; undefined when it is missing or in the trash. */
export function findAccount(db: Db, id: number): Promise<Account | undefined> {
  return accounts(db).where('id', '=', id).executeTakeFirst();
}

/** Ids of all accounts with an address, also of removed ones. */
function idsOfAddress(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`);
}

/** Whether any account, also a removed one, has this address. */
export async function hasAccountWithAddress(db: Db, email: string): Promise<boolean> {
  const row = await idsOfAddress(db, email).executeTakeFirst();
  return row !== undefined;
}

/** Whether an account other than `id` has this address, in the trash or not, verified or not. */
export async function hasOtherAccount(db: Db, email: string, id: number): Promise<boolean> {
  const row = await idsOfAddress(db, email).where('id', '<>', id).executeTakeFirst();
  return row !== undefined;
}

/** Whether a removed account has this address. Ignores accounts that are not removed, even one added a moment ago. */
export async function isAddressOfDeleted(db: Db, email: string): Promise<boolean> {
  const row = await idsOfAddress(db, email).where('deleted_at', 'is not', null).executeTakeFirst();
  return row !== undefined;
}

export async function markVerified(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_verified_at: new Date(), updated_at: new Date() })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

/**
 * Sets a password, or null, and ends all login sessions of the user: tokens and cookies carry the session version,
 * which this call raises.
 */
export async function replacePassword(trx: Db, id: number, passwordHash: string | null): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      session_version: sql<number>`session_version + 1`,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: new Date(), ended_reason: 'password-changed' })
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function findSocialAccount(db: Db, provider: string, accountId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('social_accounts')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_account_id', '=', accountId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function linkSocialAccount(trx: Db, provider: string, accountId: string, userId: number): Promise<void> {
  await trx
    .insertInto('social_accounts')
    .values({ provider, provider_account_id: accountId, user_id: userId, created_at: new Date() })
    .execute();
  await trx.updateTable('users').set({ is_social: true, updated_at: new Date() }).where('id', '=', userId).execute();
}

/** Removes the links of an account to other providers; the owner signs in with the password from then on. */
export async function unlinkSocialAccounts(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('social_accounts').where('user_id', '=', userId).execute();
  await trx.updateTable('users').set({ is_social: false }).where('id', '=', userId).execute();
}

export interface NewSocialAccount {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
}

export async function createSocialAccount(trx: Db, person: NewSocialAccount): Promise<number> {
  const row = await trx
    .insertInto('users')
    .values({
      email: person.email.toLowerCase(),
      first_name: person.firstName.slice(0, 120),
      last_name: person.lastName.slice(0, 120),
      locale: person.locale,
      password_hash: null,
      email_verified_at: person.isEmailVerified ? new Date() : null,
      is_social: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
