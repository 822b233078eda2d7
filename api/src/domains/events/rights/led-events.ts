import {
  chapterLeadRight,
  isAllowed,
  mayCall,
  mayCallForRows,
  type Access,
  type Viewer,
} from '@enlace/shared-contract/access';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';

type Reader = { readonly viewer?: Viewer | null };

/** SQL condition: the user leads a chapter of the event. An event of several chapters belongs to the leaders of each. */
export const isLedBy = (userId: number, event: Expression): Expression => sql`exists (
  select 1 from event_chapters ec join chapters c on c.id = ec.chapter_id and c.deleted_at is null
    join chapter_leaders led on led.chapter_id = c.id
  where ec.event_id = ${event} and led.user_id = ${userId}::bigint)`;

/** Whether the viewer leads a chapter. */
export function isLeader(viewer: Viewer | null | undefined): viewer is Viewer {
  return viewer?.permissions.includes(chapterLeadRight) ?? false;
}

/** SQL condition: the viewer leads a chapter of the event, by default `t`. For the SQL of other viewers it is a constant. */
export function isLedEvent({ viewer }: Reader, event: Expression = sql`t.id`): Expression {
  return isLeader(viewer) ? isLedBy(viewer.id, event) : sql`false`;
}

/**
 * Requires the right to a call for this event: by role or permission, or as a leader of a chapter of the event.
 * FORBIDDEN for users without any such right. For leaders of other chapters NOT_FOUND, as for an event that does not
 * exist.
 * @param event SQL of the event's id; null without one
 */
export async function requireEventRight(
  db: Db,
  viewer: Viewer | null,
  access: Access,
  event: Expression,
): Promise<void> {
  if (mayCall(viewer, access)) return;
  if (viewer === null || !mayCallForRows(viewer, access))
    throw new AppError('FORBIDDEN', { message: `user ${viewer?.id ?? 0} may not call this` });
  const { rows } = await sql`select 1 from events e
    where e.id = ${event} and e.deleted_at is null and ${isLedBy(viewer.id, sql`e.id`)}`.execute(db);
  if (rows.length === 0) throw new AppError('NOT_FOUND', { message: 'an event of another chapter' });
}

const eventWrites = ['add', 'edit', 'cancel', 'remove'].map((name) => `events.${name}`);

/** A leader without a permission for all events; such a viewer writes only events of own chapters. */
export function isBoundToChapters(viewer: Viewer | null): viewer is Viewer {
  return isLeader(viewer) && !isAllowed(viewer, ['admin', ...eventWrites]);
}
