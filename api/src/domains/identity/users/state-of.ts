import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PlannedWrite } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import { refuse } from './refuse';

/**
 * The state after a write: a changed country without a new state clears it. Throws VALIDATION_FAILED for a state that
 * is not of the user's country.
 */
export async function stateOf(trx: Db, { values, before, locale }: PlannedWrite): Promise<Row> {
  const formerCountry = before?.['country_code'] ?? null;
  const country = 'country_code' in values ? values['country_code'] || null : formerCountry;
  const { state_id: stateId } = values;
  if (typeof stateId !== 'number') return country === formerCountry ? {} : { state_id: null };
  if (stateId === before?.['state_id'] && country === formerCountry) return {};
  const { rows } = await sql`select 1 from states where id = ${stateId} and country_code = ${country}`.execute(trx);
  if (rows.length === 0) throw refuse('state_id', 'stateOfCountry', locale);
  return {};
}
