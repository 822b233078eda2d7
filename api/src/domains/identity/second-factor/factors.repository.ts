import type { Factor, Factors } from '@enlace/shared-contract/identity';
import { type Expression, type SqlBool, sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { countRecoveryCodes, removeRecoveryCodes } from './recovery-codes';
import type { SecondFactorSettings } from './second-factor-context';

function factorsOf(db: Db, userId: number) {
  return db.selectFrom('second_factors').where('user_id', '=', userId).where('confirmed_at', 'is not', null);
}

export async function listFactors(db: Db, userId: number): Promise<readonly Factor[]> {
  const rows = await factorsOf(db, userId)
    .select(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** The factors of an account as the calls answer them. */
export async function readFactors(db: Db, settings: SecondFactorSettings, userId: number): Promise<Factors> {
  return {
    factors: [...(await listFactors(db, userId))],
    recovery_codes_left: await countRecoveryCodes(db, userId),
    is_required: await isFactorRequired(db, settings, userId),
  };
}

export async function hasFactor(db: Db, userId: number): Promise<boolean> {
  return (await factorsOf(db, userId).select('id').executeTakeFirst()) !== undefined;
}

/** Whether the settings make a factor mandatory for this user. */
export async function isFactorRequired(db: Db, settings: SecondFactorSettings, userId: number): Promise<boolean> {
  if (settings.requiredFor === 'nobody') return false;
  const { rows } = await sql`select 1 where ${isAdmin(sql.lit(userId))}`.execute(db);
  return rows.length > 0;
}

/** Whether a user is an admin, as SQL. */
function isAdmin(userId: Expression<unknown>): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${userId} and r.name = 'admin')`;
}

/** Whether a user must have a factor and has none. */
export async function lacksFactor(db: Db, settings: SecondFactorSettings, userId: number): Promise<boolean> {
  return (await isFactorRequired(db, settings, userId)) && !(await hasFactor(db, userId));
}

/** Removes one factor; the recovery codes end with the last one. Returns its kind, undefined for another user's id. */
export async function removeFactor(trx: Db, userId: number, id: number): Promise<Factor['kind'] | undefined> {
  // Two removals at once take turns, so that the second one sees the last factor.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const removedRow = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .returning('kind')
    .executeTakeFirst();
  if (removedRow !== undefined && !(await hasFactor(trx, userId))) await removeRecoveryCodes(trx, userId);
  return removedRow?.kind;
}

/** Removes all factors with the recovery codes. Returns the number of factors. */
export async function removeAllFactors(trx: Db, userId: number): Promise<number> {
  const rows = await trx.deleteFrom('second_factors').where('user_id', '=', userId).returning('confirmed_at').execute();
  await removeRecoveryCodes(trx, userId);
  return rows.filter((row) => row.confirmed_at !== null).length;
}
