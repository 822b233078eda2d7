import { ownMeeting } from '@enlace/shared-contract/attendees';
import { sql } from 'kysely';

import type { Expression } from '../../kit/core/table/expressions';

/**
 * Hash of what attendees must know of the event `e`: its time, place and state (as in migration 0055), and the address of
 * an own meeting. Made meetings are no part of it, so that a first room is no change.
 */
export const eventFacts: Expression = sql`md5(concat_ws('|', extract(epoch from e.starts_at),
  extract(epoch from e.ends_at), e.timezone, e.format, e.status, e.venue_name, e.venue_address, e.city,
  (select m.url from event_meetings m where m.event_id = e.id and m.provider = ${sql.lit(ownMeeting)})))`;
