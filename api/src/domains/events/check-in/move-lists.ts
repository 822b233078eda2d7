import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { localShift, shiftInZone } from '../series/series-dates';

interface ZoneDate {
  readonly at: Date;
  readonly zone: string;
}

interface ListHours {
  readonly id: number;
  readonly opens_at: Date | string | null;
  readonly closes_at: Date | string | null;
}

/** Moves the hours of an event's lists as far as its start moves, by the clock of its zone. */
export async function moveListHours(trx: Db, eventId: number, from: ZoneDate, to: ZoneDate): Promise<void> {
  const shift = localShift(from, to);
  const { rows } = await sql<ListHours>`select id, opens_at, closes_at from check_in_lists
    where event_id = ${eventId} and removed_at is null order by id for update`.execute(trx);
  for (const { id, ...hours } of rows) {
    const [opensAt, closesAt] = [hours.opens_at, hours.closes_at].map((at) =>
      at === null ? null : shiftInZone({ at: new Date(at), zone: from.zone }, shift, to.zone),
    );
    await sql`update check_in_lists set opens_at = ${opensAt}, closes_at = ${closesAt} where id = ${id}`.execute(trx);
  }
}

/** Copies the lists of an event to another one; `ticketIds` has the new tickets by the former ones. */
export async function copyLists(
  trx: Db,
  fromEvent: number,
  toEvent: number,
  {
    ticketIds,
    ...dates
  }: { readonly from: ZoneDate; readonly to: ZoneDate; readonly ticketIds: ReadonlyMap<number, number> },
): Promise<void> {
  const { rows } = await sql<{ name: string; ticket_ids: readonly number[]; opens_at: Date; closes_at: Date }>`
    select name, to_json(ticket_ids) as ticket_ids, opens_at, closes_at from check_in_lists
    where event_id = ${fromEvent} and removed_at is null order by id`.execute(trx);
  for (const list of rows) {
    const newIds = list.ticket_ids.flatMap((id) => ticketIds.get(id) ?? []);
    // Without its tickets, the list would be one for all tickets.
    if (list.ticket_ids.length > 0 && newIds.length === 0) continue;
    await sql`insert into check_in_lists (event_id, name, ticket_ids, opens_at, closes_at)
      values (${toEvent}, ${list.name}, ${newIds}::bigint[], ${list.opens_at}, ${list.closes_at})`.execute(trx);
  }
  await moveListHours(trx, toEvent, dates.from, dates.to);
}
