import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { FormEdit } from '../../../kit/core/table/resource-options';
import type { Row } from '../../../kit/core/table/repository';
import type { EditChange } from '../../../kit/core/write/row-change';
import { readLocalTimes } from '../events/local-times';
import { type EventShift, movedDates, movedSale, saleDateNames, shiftOf } from '../series/moved-dates';

/** Edits of the tickets of an event that has moved: their sale moves as far. */
export async function saleChanges(
  trx: Db,
  event: number,
  shift: EventShift,
  now: Date,
): Promise<readonly EditChange[]> {
  if (shift.shift === 0 && (shift.newZone ?? shift.zone) === shift.zone) return [];
  const { rows } = await sql<Row>`select * from tickets where event_id = ${event} and deleted_at is null
    and (sale_starts_at is not null or sale_ends_at is not null) order by id for no key update`.execute(trx);
  return rows.map((ticket) => ({
    kind: 'edit',
    id: Number(ticket['id']),
    values: movedSale(ticket, saleDateNames, shift, now),
  }));
}

/** The sale of the tickets moves with the edit of an event when its editor wants it. */
export async function ticketsOfMove(trx: Db, { values, before, extras, now }: FormEdit) {
  const shift =
    extras['moves_dates'] === true
      ? shiftOf(before, readLocalTimes(values, values['timezone'] ?? before['timezone']))
      : null;
  return { tickets: shift === null ? [] : await saleChanges(trx, Number(before['id']), shift, now) };
}

/** The end of free cancellation moves, too, unless the edit has another one. */
export function limitOfMove(before: Row | null, values: Row, extras: FormEdit['extras'] = {}): Row {
  if (before === null || extras['moves_dates'] !== true) return {};
  const shift = shiftOf(before, values);
  if (shift === null || isOtherLimit(values['cancel_until'], before, shift)) return {};
  return movedDates(before, ['cancel_until'], shift);
}

/** In a new zone, a form sends another instant of the same digits, which is no change. */
function isOtherLimit(value: unknown, before: Row, { zone, newZone = zone }: EventShift): boolean {
  if (value === undefined) return false;
  const [sameDigits] = Object.values(movedDates(before, ['cancel_until'], { zone, newZone, shift: 0 }));
  return zone === newZone || sameDigits === undefined || Date.parse(String(value)) !== Date.parse(String(sameDigits));
}
