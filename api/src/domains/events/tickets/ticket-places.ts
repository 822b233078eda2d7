import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { Row } from '../../../kit/core/table/repository';
import { movePool } from '../capacity/move-pool';
import { eventTexts } from '../event-texts';

interface Draft {
  readonly id: number | null;
  readonly eventId: number;
  readonly values: Row;
  readonly locale: Locale;
}

/** Tickets of a chain of tiers at most; an event has fewer. */
const longestChain = 200;

interface Tier {
  readonly id: number;
  readonly event_id: number;
  readonly name: string;
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
  // Tiers of an event change one after the other, so that two changes at once never make a circle.
  await sql`select 1 from tickets where event_id = ${eventId} and deleted_at is null order by id for no key update`.execute(
    trx,
  );
  const { rows } = await sql<Tier>`with recursive tiers as (
      select id, event_id, name, opens_after_ticket_id, 1 as place from tickets
      where id = ${earlier} and deleted_at is null
      union all select k.id, k.event_id, k.name, k.opens_after_ticket_id, t.place + 1
      from tickets k join tiers t on k.id = t.opens_after_ticket_id where t.place < ${longestChain} and t.id <> ${id ?? 0})
    select id, event_id, name from tiers order by place`.execute(trx);
  if (!rows.some((row) => row.id === earlier && row.event_id === eventId))
    throw refusal('opens_after_ticket_id', fieldText(locale, 'unknownRow'));
  const ownRow = rows.find((row) => row.id === id);
  if (ownRow === undefined) return;
  const path = [ownRow, ...rows.slice(0, rows.indexOf(ownRow) + 1)].map(({ name }) => name).join(' → ');
  throw refusal('opens_after_ticket_id', eventTexts[locale].tierCircle.replace('{path}', path));
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `ticket: ${field}`, fields: { [field]: [text] } });
}
