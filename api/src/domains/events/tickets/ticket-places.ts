import { AppError, type Locale } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { Row } from '../../../kit/table-repository';
import { movePool } from '../capacity/move-pool';
import { eventTexts } from '../event-texts';

interface Draft {
  readonly id: number | null;
  readonly eventId: number;
  readonly values: Row;
  readonly locale: Locale;
}

/** Checks the pool and the earlier tier of a ticket, and moves its seats to the new pool. */
export async function checkPlaces(trx: Db, { id, eventId, values, locale }: Draft): Promise<void> {
  const { pool_id: pool, opens_after_ticket_id: earlier } = values;
  if (typeof pool === 'number') {
    const { rows } = await sql`select 1 from event_pools where id = ${pool} and event_id = ${eventId}
      for key share`.execute(trx);
    if (rows.length === 0) throw refusal('pool_id', fieldText(locale, 'unknownRow'));
  }
  if (id !== null && pool !== undefined)
    await movePool(trx, { ticketId: id, poolId: typeof pool === 'number' ? pool : null }, locale);
  if (typeof earlier === 'number') await checkTier(trx, { id, eventId, earlier, locale });
}

async function checkTier(
  trx: Db,
  { id, eventId, earlier, locale }: Omit<Draft, 'values'> & { readonly earlier: number },
): Promise<void> {
  const { rows } = await sql<{ id: number; event_id: number }>`with recursive tiers as (
      select id, event_id, opens_after_ticket_id from tickets where id = ${earlier} and deleted_at is null
      union select k.id, k.event_id, k.opens_after_ticket_id from tickets k join tiers t on k.id = t.opens_after_ticket_id)
    select id, event_id from tiers`.execute(trx);
  if (!rows.some((row) => row.id === earlier && row.event_id === eventId))
    throw refusal('opens_after_ticket_id', fieldText(locale, 'unknownRow'));
  if (rows.some((row) => row.id === id)) throw refusal('opens_after_ticket_id', eventTexts[locale].tierCircle);
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `ticket: ${field}`, fields: { [field]: [text] } });
}
