import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { PlannedRemoval } from '../../../kit/resource-options';
import { refuseRemoval } from '../../../kit/write/refuse-removal';
import { eventTexts } from '../event-texts';

/** Refuses the removal of an event or a ticket that people have or are about to get; names the alternative. */
export async function refuseUsedSeats(
  trx: Db,
  kind: 'event' | 'ticket',
  { id, writing }: Pick<PlannedRemoval, 'id' | 'writing'>,
): Promise<void> {
  const { rows } = await sql<{ sold: number; held: number }>`select sold, held from capacities
    where kind = ${kind} and owner_id = ${id} for update`.execute(trx);
  const [seats] = rows;
  if (seats === undefined || seats.sold + seats.held === 0) return;
  const texts = eventTexts[writing.locale];
  throw refuseRemoval({
    message: `${kind} ${id} has sales`,
    reason: kind === 'event' ? texts.eventSold : texts.ticketSold,
    alternative: kind === 'event' ? texts.cancelEvent : texts.hideTicket,
    details: { attendees: seats.sold, held: seats.held },
  });
}
