import { isLocale, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { isPresent } from '../../../identity';

/** A recruiter of a company who can sign in. */
export interface JobRecruiter {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

/** The recruiters of a company who can sign in. */
export async function findJobRecruiters(trx: Db, companyId: number): Promise<JobRecruiter[]> {
  const { rows } = await sql<Omit<JobRecruiter, 'locale'> & { readonly locale: string }>`select u.id, u.email,
      u.first_name as name, u.locale
    from company_recruiters cr join users u on u.id = cr.user_id
    where cr.company_id = ${companyId} and u.email_verified_at is not null and u.anonymised_at is null
      and ${isPresent()} order by u.id`.execute(trx);
  return rows.map((row) => ({ ...row, locale: isLocale(row.locale) ? row.locale : 'en' }));
}
