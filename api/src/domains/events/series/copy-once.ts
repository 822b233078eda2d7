import { AppError } from '@enlace/shared-contract/errors';
import type { copyEventSchema } from '@enlace/shared-contract/events';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { transact } from '../../../infrastructure/db/transact';
import type { Row } from '../../../kit/core/table/repository';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { copyEvent } from './copy-event';
import { endOf, firstDateOf } from './series-dates';

/** Copies an event as a draft; answers the id of the copy. A repeated key answers the copy that it has made. */
export async function copyOnce(
  writing: WriteContext,
  { eventId, starts_at: start, key }: z.infer<typeof copyEventSchema> & { readonly eventId: number | null },
): Promise<number> {
  return transact(writing.deps.db, async (trx) => {
    // A second request with the same key waits for the first one here.
    const { rows } = await sql<Row>`select * from events where id = ${eventId} and deleted_at is null
      for no key update`.execute(trx);
    const [event] = rows;
    if (event === undefined) throw new AppError('NOT_FOUND');
    const sourceId = Number(event['id']);
    const { rows: copies } = await sql<{ event_id: number }>`select event_id from event_copies
      where source_id = ${sourceId} and key = ${key ?? null}`.execute(trx);
    if (copies[0] !== undefined) return copies[0].event_id;

    const startsAt = new Date(start);
    const date = { starts_at: startsAt, ends_at: endOf(startsAt, firstDateOf(event)) };
    const newId = await copyEvent(trx, { ...event, status: 'draft' }, date, writing);
    if (key !== undefined)
      await trx.insertInto('event_copies').values({ source_id: sourceId, key, event_id: newId }).execute();
    return newId;
  });
}
