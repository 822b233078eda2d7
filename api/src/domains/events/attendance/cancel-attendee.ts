import { AppError, isAllowed } from '@enlace/shared-contract';

import { transact } from '../../../infrastructure/db/transact';
import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Writing } from '../../../kit/writing';
import { changeSeats } from '../capacity/seats';
import { requestFigures } from '../figures-jobs';

/**
 * Cancels a ticket and frees its seat in the same transaction; a cancelled ticket stays as it is. Throws NOT_FOUND,
 * and FORBIDDEN for users who neither hold the ticket nor organise events.
 */
export async function cancelAttendee(id: number, writing: Writing): Promise<void> {
  const { deps, viewer, now, origin } = writing;
  await transact(deps.db, async (trx) => {
    const attendee = await trx
      .selectFrom('attendees')
      .select(['id', 'event_id', 'ticket_id', 'user_id', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const isOrganiser = isAllowed(viewer, ['admin', 'attendees.cancel']);
    if (attendee === undefined || (!isOrganiser && attendee.user_id !== viewer?.id))
      throw new AppError(isOrganiser ? 'NOT_FOUND' : 'FORBIDDEN', { message: `attendee ${id}` });
    if (attendee.state === 'cancelled') return;
    await trx
      .updateTable('attendees')
      .set({ state: 'cancelled', cancelled_at: now, updated_at: now })
      .where('id', '=', id)
      .execute();
    await requestFigures(trx, attendee.event_id, now);
    await recordAudit(trx, { origin, action: 'cancel', resource: 'attendees', rowId: id });
    await changeSeats(trx, 'releaseSold', [
      { kind: 'event', id: attendee.event_id, count: 1 },
      { kind: 'ticket', id: attendee.ticket_id, count: 1 },
    ]);
  });
}
