import type { addDoorCrewSchema, CrewMember, myDoorsSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { eventTexts } from '../event-texts';
import { requireEvent } from './check-in-lists';

type MyDoors = z.infer<typeof myDoorsSchema>['data'];

/** Hours after the end of an event in which its crew still finds the door, to send the last scans. */
const laterHours = 24;

/** The crew of an event by name. Throws NOT_FOUND without such an event. */
export async function findDoorCrew(db: Db, eventId: number | null): Promise<readonly CrewMember[]> {
  await requireEvent(db, eventId);
  const { rows } =
    await sql<CrewMember>`select c.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email, c.role
    from event_crew c join users u on u.id = c.user_id and u.deleted_at is null
    where c.event_id = ${eventId} order by lower(u.first_name || ' ' || u.last_name), u.id`.execute(db);
  return rows;
}

/** Throws VALIDATION_FAILED for an address without an account. */
export async function addToCrew(
  writing: WriteContext,
  { eventId, email, role }: z.infer<typeof addDoorCrewSchema> & { readonly eventId: number | null },
): Promise<void> {
  const { deps, origin, locale } = writing;
  await transact(deps.db, async (trx) => {
    await requireEvent(trx, eventId);
    const { rows } = await sql<{ user_id: number }>`insert into event_crew as c (event_id, user_id, role)
      select ${eventId}::bigint, u.id, ${role} from users u
        where lower(u.email) = lower(${email}) and u.deleted_at is null and u.disabled_at is null
      on conflict (event_id, user_id) do update set role = excluded.role
      returning user_id`.execute(trx);
    const [member] = rows;
    if (member === undefined)
      throw new AppError('VALIDATION_FAILED', {
        message: 'no account with this address',
        fields: { email: [eventTexts[locale].noAccount] },
      });
    const after = { user_id: member.user_id, role };
    await recordAudit(trx, { origin, action: 'addCrew', resource: 'events', rowId: eventId, after });
  });
}

/** Without such a member, nothing changes. */
export async function removeFromCrew(
  writing: WriteContext,
  { eventId, userId }: { readonly eventId: number | null; readonly userId: number },
): Promise<void> {
  const { deps, origin } = writing;
  await transact(deps.db, async (trx) => {
    await requireEvent(trx, eventId);
    const { rows } = await sql`delete from event_crew where event_id = ${eventId} and user_id = ${userId}
      returning user_id`.execute(trx);
    if (rows.length === 0) return;
    const before = { user_id: userId };
    await recordAudit(trx, { origin, action: 'removeCrew', resource: 'events', rowId: eventId, before });
  });
}

/** The doors of a user, the next event first. */
export async function findDoorsOf(db: Db, userId: number, context: ReadContext): Promise<MyDoors> {
  const { rows } = await sql<
    MyDoors[number]
  >`select e.id as event_id, ${translateColumn(context, 'title', 'e')} as title,
      e.starts_at, e.timezone, c.role
    from event_crew c join events e on e.id = c.event_id
    where c.user_id = ${userId} and e.deleted_at is null and e.status not in ('draft', 'cancelled')
      and e.ends_at > ${context.now}::timestamptz - make_interval(hours => ${laterHours})
    order by e.starts_at, e.id`.execute(db);
  return rows;
}
