import { sql } from 'kysely';

import { recordAudits } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { requireEvent } from './codes.repository';

interface LockedCode {
  readonly id: number;
  readonly code: string;
  readonly uses: number;
}

interface RemovedCodes {
  readonly removed: number;
  /** Codes with uses. */
  readonly kept: readonly LockedCode[];
}

/** Removes those of an event's codes that are not used. Ids of other events change nothing. Throws NOT_FOUND. */
export async function removeCodes(
  { deps, origin }: WriteContext,
  { eventId, ids }: { readonly eventId: number | null; readonly ids: readonly number[] },
): Promise<RemovedCodes> {
  return transact(deps.db, async (trx) => {
    const event = await requireEvent(trx, eventId);
    const isChosen = sql`c.kind = 'code' and c.event_id = ${event} and c.owner_id = any(${[...ids]}::bigint[])`;
    await sql`select 1 from capacities c where ${isChosen} order by c.owner_id for update`.execute(trx);
    const { rows } = await sql<LockedCode>`select d.id, d.code, c.sold + c.held as uses
      from capacities c join event_codes d on d.id = c.owner_id where ${isChosen} order by d.id`.execute(trx);
    const freeCodes = rows.filter(({ uses }) => uses === 0);
    await sql`delete from event_codes where id = any(${freeCodes.map(({ id }) => id)}::bigint[])`.execute(trx);
    await recordAudits(
      trx,
      freeCodes.map(({ id: rowId, code }) => ({
        origin,
        action: 'remove',
        resource: 'event_codes',
        rowId,
        before: { event_id: event, code },
      })),
    );
    return { removed: freeCodes.length, kept: rows.filter(({ uses }) => uses > 0) };
  });
}
