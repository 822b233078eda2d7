import type { Db } from '../../../infrastructure/db/database';
import { writeRows } from '../../../kit/core/write/write-rows';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { moveCodeDates } from '../codes/move-code-dates';
import type { EventShift } from '../series/moved-dates';
import { saleChanges } from './sale-changes';
import { ticketsResource } from './tickets.resource';

/** Moves the sale of an event's tickets and its codes as far as the event has moved, so that it does not end too early. */
export async function moveSaleDates(trx: Db, event: number, shift: EventShift, writing: WriteContext): Promise<void> {
  await writeRows(trx, ticketsResource, await saleChanges(trx, event, shift, writing.now), writing);
  await moveCodeDates(trx, event, shift, writing);
}
