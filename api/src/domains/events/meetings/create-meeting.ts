import { AppError, type meetingSchema } from '@enlace/shared-contract';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { transact } from '../../../infrastructure/db/transact';
import type { Writing } from '../../../kit/writing';
import type { MakeMeeting } from './meeting-port';

/**
 * Makes the online meeting of an event, once: the event is locked meanwhile, so two requests have the same answer.
 * Throws NOT_FOUND.
 */
export async function createMeeting(
  { deps, origin }: Writing,
  eventId: number,
  makeMeeting: MakeMeeting,
): Promise<z.infer<typeof meetingSchema>> {
  return transact(deps.db, async (trx) => {
    const event = await trx
      .selectFrom('events')
      .select(['id', 'title', 'starts_at', 'ends_at', 'timezone'])
      .where('id', '=', eventId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (event === undefined) throw new AppError('NOT_FOUND', { message: `event ${eventId}` });
    const fields = ['event_id', 'provider', 'url', 'host_url'] as const;
    const earlierMeeting = await trx
      .selectFrom('event_meetings')
      .select(fields)
      .where('event_id', '=', eventId)
      .executeTakeFirst();
    if (earlierMeeting !== undefined) return { id: eventId, ...earlierMeeting };
    const meeting = await makeMeeting({
      id: event.id,
      title: event.title,
      startsAt: new Date(event.starts_at),
      endsAt: new Date(event.ends_at),
      timezone: event.timezone,
    });
    await recordAudit(trx, { origin, action: 'meeting', resource: 'events', rowId: eventId });
    const row = await trx
      .insertInto('event_meetings')
      .values({
        event_id: eventId,
        provider: meeting.provider,
        url: meeting.url,
        host_url: meeting.hostUrl,
        external_id: meeting.externalId,
      })
      .returning(fields)
      .executeTakeFirstOrThrow();
    return { id: eventId, ...row };
  });
}
