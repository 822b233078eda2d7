import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { isZoneOfDatabase } from '../values/database-zones';
import type { Row } from '../table/table-repository';

/** Refuses a record whose time zone does not exist, or only in Node: it would break every list that reads it. */
export async function requireZone(trx: Db, { timezone }: Row, locale: Locale): Promise<void> {
  if (typeof timezone !== 'string' || (await isZoneOfDatabase(trx, timezone))) return;
  const fields = { timezone: [fieldText(locale, 'timeZone')] };
  throw new AppError('VALIDATION_FAILED', { message: `no time zone ${timezone}`, fields });
}
