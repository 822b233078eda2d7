import { AppError, type Locale } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../infrastructure/db/database';
import { fieldText } from '../infrastructure/errors/field-texts';
import type { Row } from './table-repository';

/**
 * Refuses values that name a row of another table which is not there, or in the trash: VALIDATION_FAILED at the field.
 * The row stays there until the transaction ends. A field that is not sent, or emptied, names nothing.
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
  const kept = isSoftDeleted ? sql`and deleted_at is null` : sql``;
  const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${id} ${kept} for share`.execute(trx);
  if (rows.length > 0) return;
  const fields = { [field]: [fieldText(locale, 'unknownRow')] };
  throw new AppError('VALIDATION_FAILED', { message: `${table}: unknown id`, fields });
}
