import { ownMeeting } from '@enlace/shared-contract/attendees';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { noteMeetingChange } from '../news/change-news';
import { endMeeting, findMeeting, lockEvent, type StoredMeeting } from './create-meeting';
import type { Meeting, Meetings } from './meeting-port';

/**
 * Sets the address of a meeting that organisers have made themselves, and ends the meeting that it replaces. Holders of
 * tickets get the mail about a change. The same address again changes nothing. Throws NOT_FOUND.
 */
export async function setOwnMeeting(
  writing: WriteContext,
  { eventId, url, meetings }: { readonly eventId: number; readonly url: string; readonly meetings: Meetings },
): Promise<StoredMeeting | null> {
  const { deps } = writing;
  const replacedMeeting = await transact(deps.db, async (trx) => {
    const earlierMeeting = await lockMeeting(trx, eventId);
    if (earlierMeeting?.provider === ownMeeting && earlierMeeting.url === url) return null;
    const values = { provider: ownMeeting, url, host_url: null, external_id: null };
    await trx
      .insertInto('event_meetings')
      .values({ event_id: eventId, ...values })
      .onConflict((conflict) => conflict.column('event_id').doUpdateSet(values))
      .execute();
    await noteChange(trx, writing, eventId, { action: 'setMeeting', before: earlierMeeting, after: { url } });
    return earlierMeeting;
  });
  if (replacedMeeting !== null) await endMeeting(deps, meetings, replacedMeeting);
  return findMeeting(deps.db, eventId);
}

/** Removes the meeting of an event, and ends it with its provider. An event without a meeting stays as it is. */
export async function removeMeeting(
  writing: WriteContext,
  { eventId, meetings }: { readonly eventId: number; readonly meetings: Meetings },
): Promise<void> {
  const removedMeeting = await transact(writing.deps.db, async (trx) => {
    const meeting = await lockMeeting(trx, eventId);
    if (meeting === null) return null;
    await trx.deleteFrom('event_meetings').where('event_id', '=', eventId).execute();
    await noteChange(trx, writing, eventId, { action: 'removeMeeting', before: meeting });
    return meeting;
  });
  if (removedMeeting !== null) await endMeeting(writing.deps, meetings, removedMeeting);
}

interface MeetingChange {
  readonly action: string;
  readonly before: Meeting | null;
  readonly after?: { readonly url: string };
}

async function noteChange(
  trx: Db,
  writing: WriteContext,
  eventId: number,
  { action, before, after }: MeetingChange,
): Promise<void> {
  const addresses = { before: before === null ? null : { url: before.url }, ...(after === undefined ? {} : { after }) };
  await recordAudit(trx, { origin: writing.origin, action, resource: 'events', rowId: eventId, ...addresses });
  await noteMeetingChange(trx, writing, eventId);
}

/** The meeting of an event; its changes happen one after the other. */
async function lockMeeting(trx: Db, eventId: number): Promise<Meeting | null> {
  await lockEvent(trx, eventId);
  const row = await trx
    .selectFrom('event_meetings')
    .select(['provider', 'url', 'host_url', 'external_id'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { provider: row.provider, url: row.url, hostUrl: row.host_url, externalId: row.external_id };
}
