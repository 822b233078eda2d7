import { abilitiesOf, type AdminRow } from '@enlace/shared-admin';
import { mayCallForRows, type Viewer } from '@enlace/shared-contract/access';
import { attendeeTicketCalls } from '@enlace/shared-contract/attendees';
import { eventWorkCalls } from '@enlace/shared-contract/events';

import { stageOf } from './stage-of';

/** What a user may do with an event as a whole. */
export function workOf(record: AdminRow, viewer: Viewer | null) {
  const stage = stageOf(record, new Date());
  const isArchived = typeof record['archived_at'] === 'string';
  return {
    canMeet: record['format'] !== 'in_person' && mayCallForRows(viewer, attendeeTicketCalls.createMeeting.access),
    canCopy: mayCallForRows(viewer, eventWorkCalls.copy.access),
    canArchive: abilitiesOf(record).edit && (stage === 'over' || stage === 'cancelled' || isArchived),
    canCancel: stage !== 'draft' && mayCallForRows(viewer, eventWorkCalls.cancel.access),
  };
}
