import { isLocale, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** A user who can sign in. */
export interface Reader {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

export async function findReader(trx: Db, userId: number): Promise<Reader | undefined> {
  const row = await trx
    .selectFrom('users')
    .select(['id', 'email', 'first_name as name', 'locale'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('anonymised_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, locale: isLocale(row.locale) ? row.locale : 'en' };
}

/** The recruiters of a company who can sign in and still have the role. */
export async function findRecruiters(trx: Db, companyId: number): Promise<Reader[]> {
  const rows = await trx
    .selectFrom('company_recruiters')
    .where('company_id', '=', companyId)
    .where(
      sql<boolean>`exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
      where ur.user_id = company_recruiters.user_id and r.name in ('recruiters', 'admin'))`,
    )
    .select('user_id')
    .orderBy('user_id')
    .execute();
  const readers: Reader[] = [];
  for (const { user_id: userId } of rows) {
    const reader = await findReader(trx, userId);
    if (reader !== undefined) readers.push(reader);
  }
  return readers;
}
