import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../../infrastructure/db/database';
import { defineJob } from '../../../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../../../infrastructure/background-jobs/enqueue';
import { announceFigures } from '../../capacity/announce-figures';

/** Offers free seats of an event to the people on its waiting list. */
export const offerSeats = defineJob({ kind: 'events.offer-seats', payload: z.object({ event: z.number() }) });

/**
 * Adds a job that offers the free seats of an event after the commit, when people wait for them, and announces its
 * figures. The jobs have no key: a waiting job can begin before this transaction commits, and would miss its seats.
 */
export async function requestOffers(trx: Db, event: number, runAt?: Date): Promise<void> {
  await announceFigures(trx, event);
  const { rows } = await sql`select 1 from waiting_entries where event_id = ${event} and state = 'waiting'
    limit 1`.execute(trx);
  if (rows.length > 0) await enqueue(trx, offerSeats, { event }, runAt === undefined ? {} : { runAt });
}
