import type { meetingSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import type { Meeting, MeetingEvent, Meetings } from './meeting-port';

export type StoredMeeting = z.infer<typeof meetingSchema>;

/**
 * Makes the online meeting of an event, once. The provider is asked outside a transaction, so its silence blocks no other
 * request; when two requests make a meeting, the first that is stored counts and the other is removed again. Throws
 * NOT_FOUND, and UPSTREAM_FAILED when the provider does not answer.
 */
export async function createMeeting(
  { deps, origin }: WriteContext,
  { eventId, meetings }: { readonly eventId: number; readonly meetings: Meetings },
): Promise<StoredMeeting> {
  const endUnused = (unusedMeeting: Meeting) => endMeeting(deps, meetings, unusedMeeting);
  const event = await requireEvent(deps.db, eventId);
  const earlierMeeting = await findMeeting(deps.db, eventId);
  if (earlierMeeting !== null) return earlierMeeting;
  const meeting = await meetings.make(event);
  const isStored = await transact(deps.db, async (trx) => {
    await lockEvent(trx, eventId);
    if (!(await storeMeeting(trx, eventId, meeting))) return false;
    await recordAudit(trx, { origin, action: 'meeting', resource: 'events', rowId: eventId });
    return true;
  }).catch(async (error: unknown) => {
    await endUnused(meeting);
    throw error;
  });
  if (!isStored) await endUnused(meeting);
  const storedMeeting = await findMeeting(deps.db, eventId);
  if (storedMeeting === null) throw new AppError('NOT_FOUND', { message: `event ${eventId}` });
  return storedMeeting;
}

/** Ends a meeting that is not used any more, if its provider stores it; a provider that does not answer is logged only. */
export async function endMeeting(
  { logger }: Pick<WriteContext['deps'], 'logger'>,
  meetings: Meetings,
  meeting: Meeting,
): Promise<void> {
  if (meeting.externalId === null) return;
  await meetings
    .remove(meeting)
    .catch((error: unknown) => logger.warn({ err: error }, 'an unused meeting remains with its provider'));
}

async function storeMeeting(trx: Db, eventId: number, meeting: Meeting): Promise<boolean> {
  const row = await trx
    .insertInto('event_meetings')
    .values({
      event_id: eventId,
      provider: meeting.provider,
      url: meeting.url,
      host_url: meeting.hostUrl,
      external_id: meeting.externalId,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The meeting of an event; null without one. */
export async function findMeeting(db: Db, eventId: number): Promise<StoredMeeting | null> {
  const row = await db
    .selectFrom('event_meetings')
    .select(['event_id', 'provider', 'url', 'host_url'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row === undefined ? null : { id: eventId, ...row };
}

/** Locks an event, so that changes of its meeting happen one after the other, also when it has none. Throws NOT_FOUND. */
export async function lockEvent(trx: Db, eventId: number): Promise<void> {
  const { rows } = await sql`select 1 from events where id = ${eventId} and deleted_at is null
    for no key update`.execute(trx);
  if (rows.length === 0) throw new AppError('NOT_FOUND', { message: `event ${eventId}` });
}

export async function requireEvent(db: Db, eventId: number): Promise<MeetingEvent> {
  const event = await db
    .selectFrom('events')
    .select(['id', 'title', 'starts_at', 'ends_at', 'timezone'])
    .where('id', '=', eventId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (event === undefined) throw new AppError('NOT_FOUND', { message: `event ${eventId}` });
  return {
    id: event.id,
    title: event.title,
    startsAt: new Date(event.starts_at),
    endsAt: new Date(event.ends_at),
    timezone: event.timezone,
  };
}
