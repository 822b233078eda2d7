import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import { transact } from '../../../infrastructure/db/transact';
import { writeRows } from '../../../kit/core/write/write-rows';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { requireEvent } from '../codes/codes.repository';
import { eventTexts } from '../event-texts';
import { ticketsResource } from './tickets.resource';

/** Puts the tickets of an event in this order. Throws NOT_FOUND, and CONFLICT when the event has other tickets. */
export async function sortTickets(
  writing: WriteContext,
  { eventId, ids }: { readonly eventId: number | null; readonly ids: readonly number[] },
): Promise<void> {
  const { deps, locale } = writing;
  await transact(deps.db, async (trx) => {
    const event = await requireEvent(trx, eventId);
    const { rows } = await sql<{ id: number; position: number }>`select id, position from tickets
      where event_id = ${event} and deleted_at is null order by id for no key update`.execute(trx);
    const places = new Map(ids.map((id, index) => [id, index + 1]));
    if (places.size !== rows.length || rows.some(({ id }) => !places.has(id)))
      throw new AppError('CONFLICT', {
        message: `other tickets than those of event ${event}`,
        userMessage: eventTexts[locale].otherTickets,
      });
    const changes = rows
      .map(({ id, position }) => ({ id, before: position, position: places.get(id) ?? position }))
      .filter(({ before, position }) => before !== position)
      .map(({ id, position }) => ({ kind: 'edit' as const, id, values: { position } }));
    await writeRows(trx, ticketsResource, changes, writing);
  });
}
