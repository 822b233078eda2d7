import { AppError } from '@enlace/shared-contract/errors';
import type { PoolProfile, savePoolProfileSchema } from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { jsonList, jsonObject } from '../../../kit/core/table/expressions';
import { type Applying } from '../applications/applying';
import { recruitingTexts } from '../recruiting-texts';
import { leaveCompany } from './leave-company';

/** What a member shows to companies; without a choice, nothing. */
export async function findPoolProfile(db: Db, userId: number): Promise<PoolProfile> {
  const companies = jsonList(
    sql`select ${jsonObject({
      id: sql`c.id`,
      name: sql`c.name`,
      slug: sql`c.slug`,
      logo: sql`c.logo`,
    })} as row from pool_blocks b join companies c on c.id = b.company_id where b.user_id = ${userId} order by c.name`,
  );
  type Times = { readonly consented_at: Date | null; readonly updated_at: Date | null };
  type Row = Omit<PoolProfile, keyof Times> & Times;
  const { rows } = await sql<Row>`select coalesce(p.is_listed, false) as is_listed, coalesce(p.shows, '{}') as shows,
      coalesce(p.allows_contact, false) as allows_contact, p.years, p.availability, p.consented_at,
      p.updated_at, ${companies} as blocked
    from (select ${userId}::bigint as id) u left join pool_members p on p.user_id = u.id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return {
    ...row,
    consented_at: row.consented_at?.toISOString() ?? null,
    updated_at: row.updated_at?.toISOString() ?? null,
  };
}

/**
 * Stores what a member shows. The consent has the time of the last change with which the member is listed.
 * @throws CONFLICT when the profile was saved since the caller has read it
 */
export async function savePoolProfile(
  applying: Applying,
  profile: z.infer<typeof savePoolProfileSchema>,
): Promise<void> {
  const { now, origin, deps, locale, userId } = applying;
  const values = {
    is_listed: profile.is_listed,
    shows: [...new Set(profile.shows)],
    allows_contact: profile.allows_contact,
    years: profile.years ?? null,
    availability: profile.availability ? profile.availability : null,
    consented_at: profile.is_listed ? now : null,
    updated_at: now,
  };
  await transact(deps.db, async (trx) => {
    if (profile.read_at !== undefined && profile.read_at !== (await lockProfile(trx, userId)))
      throw new AppError('CONFLICT', { userMessage: recruitingTexts[locale].profileChanged });
    await trx
      .insertInto('pool_members')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    const { is_listed, shows, allows_contact } = values;
    await recordAudit(trx, {
      origin,
      action: 'edit',
      resource: 'pool_members',
      rowId: userId,
      after: { is_listed, shows, allows_contact },
    });
  });
}

/** Locks the profile and answers the time of its last change; null without one. */
async function lockProfile(trx: Db, userId: number): Promise<string | null> {
  const row = await trx
    .selectFrom('pool_members')
    .select('updated_at')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.updated_at.toISOString() ?? null;
}

/**
 * Blocks a company: it loses what it keeps about the member, and the open applications there are withdrawn. Repeating it
 * changes nothing. Throws NOT_FOUND.
 */
export async function blockCompany(applying: Applying, companyId: number): Promise<void> {
  const { now, origin, deps, userId } = applying;
  await transact(deps.db, async (trx) => {
    const company = await trx.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
    if (company === undefined) throw new AppError('NOT_FOUND');
    await trx
      .insertInto('pool_blocks')
      .values({ user_id: userId, company_id: companyId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await leaveCompany(trx, { memberId: userId, companyId }, { origin, actorId: userId, now }, deps);
  });
}

export async function unblockCompany(applying: Applying, companyId: number): Promise<void> {
  const { userId } = applying;
  await applying.deps.db
    .deleteFrom('pool_blocks')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute();
}
