import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import type { DoorRole } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { runPrepared } from '../../../infrastructure/db/run-prepared';
import { isDoorOpen } from '../../identity';
import { isLedEvent } from '../rights/led-events';

/** An event, or a check-in list of one. */
type DoorOf = { readonly eventId: number | null } | { readonly listId: number | null };

/**
 * Requires that the viewer works at the door of the event, which is open until some days after its end; leaders of its
 * chapters are supervisors there, and administrators work at every door. NOT_FOUND for the doors of other events, so that no caller learns which exist; FORBIDDEN for a steward where a supervisor is needed. Answers the
 * role at this door.
 */
export async function requireDoor(
  db: Db,
  viewer: Viewer | null,
  door: DoorOf,
  right: 'scan' | 'supervise',
): Promise<DoorRole> {
  if (isAllowed(viewer, ['admin'])) return 'supervisor';
  const event =
    'eventId' in door
      ? sql`${door.eventId}::bigint`
      : sql`(select event_id from check_in_lists where id = ${door.listId}::bigint)`;
  const [row] = await runPrepared(
    db,
    sql<{
      role: DoorRole;
    }>`select case when ${isLedEvent({ viewer }, sql`e.id`)} then 'supervisor' else c.role end as role
      from events e left join event_crew c on c.event_id = e.id and c.user_id = ${viewer?.id ?? 0}::bigint
      where e.id = ${event} and ${isDoorOpen} and (c.user_id is not null or ${isLedEvent({ viewer }, sql`e.id`)})`,
  );
  if (row === undefined) throw new AppError('NOT_FOUND', { message: 'a door of another crew, or a closed one' });
  if (right === 'supervise' && row.role !== 'supervisor')
    throw new AppError('FORBIDDEN', { message: 'only supervisors of the event do this' });
  return row.role;
}
