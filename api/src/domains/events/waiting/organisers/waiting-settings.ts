import { AppError } from '@enlace/shared-contract/errors';
import type {
  editWaitingSettingsSchema,
  offersPreviewSchema,
  previewOffersSchema,
  WaitingSettings,
} from '@enlace/shared-contract/orders';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../../infrastructure/audit/record-audit';
import type { Db } from '../../../../infrastructure/db/database';
import { transact } from '../../../../infrastructure/db/transact';
import { translateColumn } from '../../../../kit/core/table/expressions';
import type { ReadContext } from '../../../../kit/core/table/read-context';
import type { WriteContext } from '../../../../kit/core/write/write-context';
import { readFreeSeats } from '../offers/free-seats';
import { findWaitingPeople, planOffers } from '../offers/plan-offers';
import { requestOffers } from '../offers/request-offers';
import { closingTime, findWaitingList, isOpenList, type WaitingList } from '../waiting-list';

/** Offers that a preview names. */
const mostNames = 50;

/** The settings of the waiting list of an event, with its size. Throws NOT_FOUND. */
export async function findWaitingSettings(db: Db, eventId: number | null, now: Date): Promise<WaitingSettings> {
  const list = await requireList(db, eventId);
  const { rows } = await sql<{ people: number; seats: number }>`select count(*)::int as people,
      coalesce(sum(quantity), 0)::int as seats
    from waiting_entries where event_id = ${list.eventId} and state = 'waiting'`.execute(db);
  const { people = 0, seats = 0 } = rows[0] ?? {};
  return {
    is_on: list.isOn,
    is_paused: list.isPaused,
    offer_minutes: list.offerMinutes,
    closes_at: closingTime(list).toISOString(),
    is_open: isOpenList(list, now),
    waiting_people: people,
    waiting_seats: seats,
  };
}

async function requireList(db: Db, eventId: number | null, lock?: 'lock'): Promise<WaitingList> {
  const list = eventId === null ? null : await findWaitingList(db, eventId, lock);
  if (list === null) throw new AppError('NOT_FOUND', { message: `event ${eventId}` });
  return list;
}

/** Changes the settings; fields that are not sent stay. Open offers keep their time. Throws NOT_FOUND. */
export async function editWaitingSettings(
  { deps, origin, now }: WriteContext,
  { eventId, form }: { readonly eventId: number | null; readonly form: z.infer<typeof editWaitingSettingsSchema> },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const list = await requireList(trx, eventId, 'lock');
    const before = { is_on: list.isOn, is_paused: list.isPaused, offer_minutes: list.offerMinutes };
    const after = {
      is_on: form.is_on ?? list.isOn,
      is_paused: form.is_paused ?? list.isPaused,
      offer_minutes: form.offer_minutes ?? list.offerMinutes,
    };
    await trx
      .updateTable('waiting_lists')
      .set({ ...after, updated_at: now })
      .where('event_id', '=', list.eventId)
      .execute();
    await recordAudit(trx, { origin, action: 'edit', resource: 'waiting_lists', rowId: list.eventId, before, after });
    await requestOffers(trx, list.eventId);
  });
}

/** Who would get an offer if further seats of the event, or of one of its tickets, were free. Throws NOT_FOUND. */
export async function previewOffers(
  db: Db,
  eventId: number | null,
  { seats: count, ticket_id: ticketId }: z.infer<typeof previewOffersSchema>,
  context: ReadContext,
): Promise<z.infer<typeof offersPreviewSchema>> {
  const list = await requireList(db, eventId);
  const people = await findWaitingPeople(db, list.eventId, context.now);
  const seats = await readFreeSeats(db, list.eventId);
  seats.add(count, ticketId ?? null);
  const offers = planOffers(people, seats);
  const { rows } = await sql<{ id: number; name: string; ticket: string }>`select w.id,
      w.first_name || ' ' || w.last_name as name, ${translateColumn(context, 'name', 'k')} as ticket
    from waiting_entries w join tickets k on k.id = w.ticket_id
    where w.id = any(${offers.slice(0, mostNames).map(({ entry }) => entry.id)}::bigint[])`.execute(db);
  const offeredSeats = offers.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    people: offers.length,
    seats: offeredSeats,
    seats_left: Math.max(count - offeredSeats, 0),
    offers: offers.flatMap(({ entry, quantity }) =>
      rows.filter(({ id }) => id === entry.id).map((row) => ({ ...row, quantity })),
    ),
  };
}
