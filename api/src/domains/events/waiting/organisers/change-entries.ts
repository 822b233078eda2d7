import { AppError } from '@enlace/shared-contract/errors';
import type { moveWaitingEntrySchema } from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import type { WriteContext } from '../../../../kit/core/write/write-context';
import { eventTexts } from '../../event-texts';
import { firstPlace } from '../machine/create-entry';
import { endPlace } from '../places/answer-offer';
import { findWaitingList } from '../waiting-list';

type Move = z.infer<typeof moveWaitingEntrySchema>['to'];

interface Place {
  readonly id: number;
  readonly event_id: number;
  readonly ticket_id: number;
  readonly place: number;
  readonly state: string;
}

/**
 * Moves a person before or behind the neighbour who waits for the same ticket, or before all people of the event. The
 * first one cannot move up; this changes nothing. Throws NOT_FOUND, and CONFLICT for a person who does not wait.
 */
export async function moveEntry(
  { deps, origin, locale, now }: WriteContext,
  { id, to }: { readonly id: number; readonly to: Move },
): Promise<void> {
  const { event_id: eventId } = await findEntry(deps.db, id);
  await transact(deps.db, async (trx) => {
    await findWaitingList(trx, eventId, 'lock');
    const entry = await findEntry(trx, id);
    if (entry.state !== 'waiting')
      throw new AppError('CONFLICT', {
        message: `entry ${id} is ${entry.state}`,
        userMessage: eventTexts[locale].placeEnded,
      });
    if (to === 'first') await moveFirst(trx, entry, now);
    else await exchange(trx, entry, await findNeighbour(trx, entry, to), now);
    await recordAudit(trx, { origin, action: 'edit', resource: 'waiting_entries', rowId: id, after: { move: to } });
  });
}

async function moveFirst(trx: Db, { id, event_id: eventId, place }: Place, now: Date): Promise<void> {
  await sql`update waiting_entries set place = ${firstPlace(eventId)}, updated_at = ${now} where id = ${id}
    and exists (select 1 from waiting_entries b where b.event_id = ${eventId} and b.state = 'waiting'
      and (b.place, b.id) < (${place}::bigint, ${id}::bigint))`.execute(trx);
}

async function findNeighbour(trx: Db, { id, ticket_id: ticketId, place }: Place, to: Move): Promise<Place | undefined> {
  const direction = to === 'up' ? sql`<` : sql`>`;
  const order = to === 'up' ? sql`desc` : sql`asc`;
  const { rows } = await sql<Place>`select id, event_id, ticket_id, place, state from waiting_entries
    where ticket_id = ${ticketId} and state = 'waiting' and (place, id) ${direction} (${place}::bigint, ${id}::bigint)
    order by place ${order}, id ${order} limit 1`.execute(trx);
  return rows[0];
}

/** Two people exchange their places; equal places are made different first. */
async function exchange(trx: Db, entry: Place, neighbour: Place | undefined, now: Date): Promise<void> {
  if (neighbour === undefined) return;
  const isSame = entry.place === neighbour.place;
  const newPlace = isSame ? entry.place + (entry.id < neighbour.id ? 1 : -1) : neighbour.place;
  await sql`update waiting_entries set updated_at = ${now},
      place = case id when ${entry.id}::bigint then ${newPlace}::bigint else ${entry.place}::bigint end
    where id in (${entry.id}, ${neighbour.id})`.execute(trx);
}

async function findEntry(db: Db, id: number): Promise<Place> {
  const entry = await db
    .selectFrom('waiting_entries')
    .select(['id', 'event_id', 'ticket_id', 'place', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (entry === undefined) throw new AppError('NOT_FOUND', { message: `waiting entry ${id}` });
  return entry;
}

/**
 * Ends a place and its offer, and mails it to the person; an ended place stays as it is. Throws NOT_FOUND, and CONFLICT
 * when its tickets exist.
 */
export async function removeEntry(writing: WriteContext, id: number): Promise<void> {
  await endPlace(writing, { id, name: 'remove' });
}
