import { sql } from 'kysely';
import * as z from 'zod';

import type { Db } from '../../../infrastructure/db/database';
import { defineJob } from '../../../infrastructure/background-jobs/define-job';
import { enqueue } from '../../../infrastructure/background-jobs/enqueue';

export const noteFigures = defineJob({ kind: 'events.note-figures', payload: z.object({ event: z.number() }) });

/** The figures of an event on lists and rendered pages are at most this much older than its last sale. */
const pauseMs = 1000;

/** Has the figures of an event copied soon; many sales of a second together cause one copy. */
export async function requestFigures(trx: Db, event: number, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + pauseMs);
  await enqueue(trx, noteFigures, { event }, { key: `event ${event}`, runAt });
}

/** Copies the sold seats to the event. The change of the row is announced, so that pages with the event are rendered again. */
export async function copyFigures(db: Db, event: number): Promise<void> {
  await sql`update events e set going_count = c.sold from capacities c
    where e.id = ${event} and c.kind = 'event' and c.owner_id = e.id and e.going_count <> c.sold`.execute(db);
}
