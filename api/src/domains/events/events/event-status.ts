import { isAllowed } from '@enlace/shared-contract/access';
import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { isLedEvent } from '../rights/led-events';

/** Whether the viewer edits events, and so sees drafts, hidden tickets and all addresses. */
export function editsEvents({ viewer }: ReadContext): boolean {
  return isAllowed(viewer ?? null, ['admin', 'events.edit']);
}

/**
 * Events `t` that the viewer may see: drafts are for editors, for leaders of their chapters, and for people with a
 * preview link.
 */
export function isShownEvent(context: ReadContext): Expression {
  if (editsEvents(context)) return sql`true`;
  const { preview } = context;
  const isPreviewed = preview === undefined ? sql`false` : sql`t.id = ${preview.rowId}`;
  return sql`(t.status <> 'draft' or ${isPreviewed} or ${isLedEvent(context)})`;
}

/** Events `t` of lists: those of the archive are for editors, and for leaders of their chapters. */
export function isListedEvent(context: ReadContext): Expression {
  if (editsEvents(context)) return sql`true`;
  return sql`(t.status <> 'draft' and t.archived_at is null or ${isLedEvent(context)})`;
}

/** Events `t` that the viewer may edit. */
export function isEditableEvent(context: ReadContext): Expression {
  return editsEvents(context) ? sql`true` : isLedEvent(context);
}

/** The street of the event `e` for the attendee `a`: a pending registration does not show it. */
export const addressForHolder: Expression = sql`case when e.address_visibility = 'public' or a.state = 'confirmed'
  then e.venue_address end`;

/** The street of an event `t`; null for viewers who may not see it. */
export function venueAddress(context: ReadContext): Expression {
  if (editsEvents(context)) return sql`t.venue_address`;
  const hasTicket = context.viewer
    ? sql`exists (select 1 from attendees a where a.event_id = t.id and a.user_id = ${context.viewer.id}
        and a.state = 'confirmed')`
    : sql`false`;
  return sql`case when t.address_visibility = 'public' or ${hasTicket} or ${isLedEvent(context)} then t.venue_address end`;
}
