import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { Row } from '../table/repository';

/**
 * Refuses a value that refers to a missing or removed row of another table: VALIDATION_FAILED at the field. The row
 * is locked until the end of the transaction. A missing or empty field is accepted.
 */
export async function requireRow(
  trx: Db,
  values: Row,
  field: string,
  { table, isSoftDeleted = false }: { readonly table: string; readonly isSoftDeleted?: boolean },
  locale: Locale,
): Promise<void> {
  const id = values[field];
  if (typeof id !== 'number') return;
  const aliveCondition = isSoftDeleted ? sql`and deleted_at is null` : sql``;
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id} ${aliveCondition} for share`.execute(
    trx,
  );
  if (rows.length > 0) return;
  const fields = { [field]: [fieldText(locale, 'unknownRow')] };
  throw new AppError('VALIDATION_FAILED', { message: `${table}: unknown id`, fields });
}
