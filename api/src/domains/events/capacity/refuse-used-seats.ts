import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PlannedRemoval } from '../../../kit/core/table/resource-options';
import { refuseRemoval } from '../../../kit/core/write/refuse-removal';
import { eventTexts } from '../event-texts';

/** Refuses the removal of an event or a ticket that people have or are about to get; names the alternative. */
export async function refuseUsedSeats(
  trx: Db,
  kind: 'event' | 'ticket',
  { id, writing }: Pick<PlannedRemoval, 'id' | 'writing'>,
): Promise<void> {
  const seats = await lockUsedSeats(trx, kind, id);
  if (seats.sold + seats.held === 0) return;
  const texts = eventTexts[writing.locale];
  throw refuseRemoval({
    message: `${kind} ${id} has sales`,
    reason: kind === 'event' ? texts.eventSold : texts.ticketSold,
    alternative: kind === 'event' ? texts.cancelEvent : texts.hideTicket,
    details: { attendees: seats.sold, held: seats.held },
  });
}

interface UsedSeats {
  readonly sold: number;
  readonly held: number;
}

/** The seats of an event or a ticket that are sold or held; the lock makes sales wait until the transaction ends. */
export async function lockUsedSeats(trx: Db, kind: 'event' | 'ticket', id: number): Promise<UsedSeats> {
  const { rows } = await sql<UsedSeats>`select sold, held from capacities
    where kind = ${kind} and owner_id = ${id} for update`.execute(trx);
  return rows[0] ?? { sold: 0, held: 0 };
}
