import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { localShift, shiftInZone } from '../series/series-dates';

interface ZoneDate {
  readonly at: Date;
  readonly zone: string;
}

interface Hours {
  readonly opens_at: Date | string | null;
  readonly closes_at: Date | string | null;
}

interface Dates {
  readonly from: ZoneDate;
  readonly to: ZoneDate;
}

/** Moves the hours of an event's lists as far as its start moves, by the clock of its zone. */
export async function moveListHours(trx: Db, eventId: number, dates: Dates, now: Date): Promise<void> {
  const { rows } = await sql<Hours & { id: number }>`select id, opens_at, closes_at from check_in_lists
    where event_id = ${eventId} and removed_at is null order by id for update`.execute(trx);
  for (const { id, ...hours } of rows)
    await trx
      .updateTable('check_in_lists')
      .set({ ...movedHours(hours, dates), updated_at: now })
      .where('id', '=', id)
      .execute();
}

function movedHours({ opens_at: opensAt, closes_at: closesAt }: Hours, { from, to }: Dates) {
  const shift = localShift(from, to);
  const move = (at: Date | string | null): Date | null =>
    at === null ? null : shiftInZone({ at: new Date(at), zone: from.zone }, shift, to.zone);
  return { opens_at: move(opensAt), closes_at: move(closesAt) };
}

/** Copies the lists of an event to another one; `ticketIds` has the new tickets by the former ones. */
export async function copyLists(
  trx: Db,
  fromEvent: number,
  toEvent: number,
  { ticketIds, ...dates }: Dates & { readonly ticketIds: ReadonlyMap<number, number> },
): Promise<void> {
  const { rows } = await sql<Hours & { name: string; ticket_ids: readonly number[] }>`
    select name, to_json(ticket_ids) as ticket_ids, opens_at, closes_at from check_in_lists
    where event_id = ${fromEvent} and removed_at is null order by id`.execute(trx);
  const copies = rows.flatMap((list) => {
    const newIds = list.ticket_ids.flatMap((id) => ticketIds.get(id) ?? []);
    // Without its tickets, the list would be one for all tickets.
    if (list.ticket_ids.length > 0 && newIds.length === 0) return [];
    return [{ event_id: toEvent, name: list.name, ticket_ids: newIds, ...movedHours(list, dates) }];
  });
  if (copies.length > 0) await trx.insertInto('check_in_lists').values(copies).execute();
}
