import { isAllowed, type Viewer } from '@enlace/shared-contract/access';
import type { DoorRole } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { runPrepared } from '../../../infrastructure/db/run-prepared';
import { isDoorOpen } from '../../identity';

/** An event, or a check-in list of one. */
type DoorOf = { readonly eventId: number | null } | { readonly listId: number | null };

/**
 * Requires that the viewer works at the door of the event, which is open until some days after its end; administrators
 * work at every door. NOT_FOUND for the doors of other events, so that no caller learns which exist; FORBIDDEN for a steward where a supervisor is needed. Answers the
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
    sql<{ role: DoorRole }>`select c.role from event_crew c join events e on e.id = c.event_id and ${isDoorOpen}
      where c.event_id = ${event} and c.user_id = ${viewer?.id ?? 0}::bigint`,
  );
  if (row === undefined) throw new AppError('NOT_FOUND', { message: 'a door of another crew, or a closed one' });
  if (right === 'supervise' && row.role !== 'supervisor')
    throw new AppError('FORBIDDEN', { message: 'only supervisors of the event do this' });
  return row.role;
}
