import { sql } from 'kysely';

import { type Expression, jsonObject } from '../../../../kit/core/table/expressions';
import type { ReadContext } from '../../../../kit/core/table/read-context';
import { canWait } from '../../tickets/ticket-expressions';
import { hasOpenList } from '../waiting-list';

/** The waiting list of the event `e` for the holder of a ticket: people who wait, and whether it can be joined. */
export const waitingOfEvent = (context: ReadContext): Expression =>
  jsonObject({
    people: sql`(select count(*)::int from waiting_entries w where w.event_id = e.id and w.state = 'waiting'
      and ${hasOpenList(context.now)})`,
    can_join: sql`(e.deleted_at is null and exists (select 1 from tickets k where k.event_id = e.id
      and k.deleted_at is null and k.visibility = 'public' and ${canWait(context)}))`,
  });
