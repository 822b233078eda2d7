import type {
  checkInListSchema,
  checkInListsSchema,
  DoorRole,
  DoorTicket,
  saveCheckInListSchema,
} from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import { translateColumn } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { eventTexts } from '../event-texts';

type CheckInList = z.infer<typeof checkInListSchema>;
type Form = z.infer<typeof saveCheckInListSchema>;

/** Whether the list `l` has the ticket of the attendee `a`. */
export const isOnList = sql`(l.ticket_ids = '{}' or a.ticket_id = any(l.ticket_ids))`;
/** Whether the check-in `c` counts. */
export const isCheckedIn = sql`(c.is_valid and c.undone_at is null)`;

const listFields = sql`l.id, l.event_id, l.name, to_json(l.ticket_ids) as ticket_ids, l.opens_at, l.closes_at,
  (select count(*)::int from attendees a where a.event_id = l.event_id and a.state = 'confirmed' and ${isOnList}) as expected,
  (select count(*)::int from check_ins c where c.list_id = l.id and ${isCheckedIn}) as checked_in`;

/** The check-in lists of an event, and what a role at its door allows. Throws NOT_FOUND without such an event. */
export async function findCheckInLists(
  db: Db,
  eventId: number | null,
  context: ReadContext,
  role: DoorRole,
): Promise<z.infer<typeof checkInListsSchema>> {
  const event = await requireEvent(db, eventId, context);
  const { rows } = await sql<CheckInList>`select ${listFields} from check_in_lists l
    where l.event_id = ${eventId} and l.removed_at is null order by l.id`.execute(db);
  const supervise = role === 'supervisor';
  const abilities = { scan: true, supervise, add: supervise };
  const tickets = supervise ? await findDoorTickets(db, eventId, context) : [];
  return { data: [...rows], meta: { event, now: context.now.toISOString(), abilities, tickets: [...tickets] } };
}

async function findDoorTickets(db: Db, eventId: number | null, context: ReadContext): Promise<readonly DoorTicket[]> {
  const { rows } =
    await sql<DoorTicket>`select k.id, ${translateColumn(context, 'name', 'k')} as name, k.price, k.currency
    from tickets k where k.event_id = ${eventId} and k.deleted_at is null order by k.position, k.id`.execute(db);
  return rows;
}

/** One list. Throws NOT_FOUND when it is missing or removed, or its event is. */
export async function findCheckInList(db: Db, id: number | null): Promise<CheckInList> {
  const { rows } = await sql<CheckInList>`select ${listFields} from check_in_lists l
    join events e on e.id = l.event_id
    where l.id = ${id} and l.removed_at is null and e.deleted_at is null`.execute(db);
  const [list] = rows;
  if (list === undefined) throw new AppError('NOT_FOUND', { message: `check-in list ${id}` });
  return list;
}

export async function addCheckInList(
  writing: WriteContext,
  { eventId, form }: { readonly eventId: number | null; readonly form: Form },
): Promise<number> {
  const { deps, origin } = writing;
  return transact(deps.db, async (trx) => {
    await requireEvent(trx, eventId);
    await requireForm(trx, eventId ?? 0, form, writing);
    const { rows } = await sql<{
      id: number;
    }>`insert into check_in_lists (event_id, name, ticket_ids, opens_at, closes_at)
      values (${eventId}, ${form.name}, ${form.ticket_ids}::bigint[], ${form.opens_at || null}, ${form.closes_at || null})
      returning id`.execute(trx);
    const id = rows[0]?.id ?? 0;
    await recordAudit(trx, { origin, action: 'add', resource: 'check_in_lists', rowId: id, after: form });
    return id;
  });
}

export async function editCheckInList(
  writing: WriteContext,
  { id, form }: { readonly id: number | null; readonly form: Form },
): Promise<void> {
  const { deps, origin, now } = writing;
  await transact(deps.db, async (trx) => {
    const before = await findCheckInList(trx, id);
    await requireForm(trx, before.event_id, form, writing);
    await sql`update check_in_lists set name = ${form.name}, ticket_ids = ${form.ticket_ids}::bigint[],
      opens_at = ${form.opens_at || null}, closes_at = ${form.closes_at || null}, updated_at = ${now}
      where id = ${id}`.execute(trx);
    await recordAudit(trx, { origin, action: 'edit', resource: 'check_in_lists', rowId: id, before, after: form });
  });
}

/**
 * Hides a list: devices that were offline can still send scans of it, which become reports. Throws CONFLICT after the
 * first check-in: its scans are the record of who was there.
 */
export async function removeCheckInList(writing: WriteContext, id: number | null): Promise<void> {
  const { deps, origin, now } = writing;
  await transact(deps.db, async (trx) => {
    const before = await findCheckInList(trx, id);
    // The lock keeps scans of the list away until the commit.
    await sql`select 1 from check_in_lists where id = ${id} for update`.execute(trx);
    const { rows } = await sql`select 1 from check_ins where list_id = ${id} limit 1`.execute(trx);
    if (rows.length > 0) throw new AppError('CONFLICT', { message: `check-in list ${id} has scans` });
    await sql`update check_in_lists set removed_at = ${now} where id = ${id}`.execute(trx);
    await recordAudit(trx, { origin, action: 'remove', resource: 'check_in_lists', rowId: id, before });
  });
}

type EventFacts = z.infer<typeof checkInListsSchema>['meta']['event'];

/** The facts of an event, in the language of the context. */
export async function requireEvent(db: Db, id: number | null, context?: ReadContext): Promise<EventFacts> {
  const title = context === undefined ? sql`e.title` : translateColumn(context, 'title', 'e');
  const { rows } = await sql<EventFacts>`select ${title} as title, e.starts_at, e.timezone
    from events e where e.id = ${id} and e.deleted_at is null`.execute(db);
  const [event] = rows;
  if (event === undefined) throw new AppError('NOT_FOUND', { message: `event ${id}` });
  return event;
}

/** The tickets are of the event, and the list opens before it closes. */
async function requireForm(trx: Db, eventId: number, form: Form, { locale }: WriteContext): Promise<void> {
  const { ticket_ids: ticketIds, opens_at: opensAt, closes_at: closesAt } = form;
  const { rows } = await sql<{ id: number }>`select id from tickets
    where event_id = ${eventId} and id = any(${ticketIds}::bigint[])`.execute(trx);
  const fields = {
    ...(rows.length < new Set(ticketIds).size ? { ticket_ids: [fieldText(locale, 'unknownRow')] } : {}),
    ...(opensAt && closesAt && new Date(closesAt) <= new Date(opensAt) ? { closes_at: [eventTexts[locale].ends] } : {}),
  };
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { message: 'check-in list', fields });
}
