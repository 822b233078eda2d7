import type { bulkCheckInSchema } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudits } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { WriteContext } from '../../../kit/core/write/write-context';
import type { ChosenTickets } from '../approval/choose-attendees';
import { attendeeName } from '../attendance/attendee-condition';
import { eventTexts } from '../event-texts';
import { checkInOf, refusalOf } from './find-scanned-ticket';
import { undoCheckIns } from './undo-check-ins';

type BulkCheckIn = z.infer<typeof bulkCheckInSchema>['data'];

interface Person {
  readonly id: number;
  readonly name: string;
  readonly refusal: BulkCheckIn['refused'][number]['result'] | null;
  readonly check_in: { readonly nonce: string } | null;
  /** Whether the request has checked the person in before. */
  readonly is_repeated: boolean;
}

/** The name of the check-in of the attendee `a` by a request. */
const nonceOf = (key: string) => sql`${key}::text || '-' || a.id`;

/** Why the attendee `a` is refused at the list `l` now; null for one who may enter. */
const refusalAt = (now: Date) => sql`coalesce(${refusalOf}, case when l.opens_at > ${now} then 'not_yet_open'
  when l.closes_at < ${now} then 'closed' end)`;

const people = sql`check_in_lists l join attendees a on a.event_id = l.event_id join orders o on o.id = a.order_id`;

/**
 * Checks people in without their codes, at a list of their event. The check-ins of a request are known by its key, so a
 * repeated request has the same result, and `undone` for those whose check-in was undone since. Throws VALIDATION_FAILED at `list_id`.
 */
export async function checkInMany(
  writing: WriteContext,
  { eventId, ids, listId, key }: ChosenTickets & { readonly listId: number | undefined; readonly key: string },
): Promise<BulkCheckIn> {
  const { deps, now, origin, viewer, locale } = writing;
  return transact(deps.db, async (trx) => {
    const list = await requireList(trx, eventId, listId, writing);
    // Scans of a ticket wait for each other.
    await sql`select 1 from attendees where event_id = ${eventId} and id = any(${ids}::bigint[])
      order by id for update`.execute(trx);
    const { rows: newRows } = await sql<{ id: number }>`insert into check_ins
        (list_id, attendee_id, nonce, gate, device, actor_id, is_valid, scanned_at, received_at)
      select l.id, a.id, ${nonceOf(key)}, ${eventTexts[locale].officeGate}, 'office',
        ${viewer?.id ?? null}::bigint, true, ${now}::timestamptz, ${now}::timestamptz
      from ${people} where l.id = ${list} and a.id = any(${ids}::bigint[]) and ${refusalAt(now)} is null
      order by a.id on conflict do nothing returning attendee_id as id`.execute(trx);
    await recordAudits(
      trx,
      newRows.map(({ id: rowId }) => ({ origin, action: 'bulkCheckIn', resource: 'attendees', rowId })),
    );
    const { rows } = await sql<Person>`select a.id, ${attendeeName} as name, ${refusalAt(now)} as refusal,
        ${checkInOf} as check_in,
        exists (select 1 from check_ins c where c.list_id = l.id and c.nonce = ${nonceOf(key)}) as is_repeated
      from ${people} where l.id = ${list} and a.id = any(${ids}::bigint[]) order by a.id`.execute(trx);
    return resultOf(rows, key);
  });
}

function resultOf(rows: readonly Person[], key: string): BulkCheckIn {
  const insideRows = rows.filter(({ check_in: checkIn }) => checkIn !== null);
  const doneRows = insideRows.filter(({ id, check_in: checkIn }) => checkIn?.nonce === `${key}-${id}`);
  const refusedRows = rows.flatMap(({ id, name, refusal, check_in: checkIn, is_repeated: isRepeated }) => {
    // A person whom this request has checked in is not in any more.
    const result = isRepeated ? 'undone' : refusal;
    return checkIn === null && result !== null ? [{ id, name, result }] : [];
  });
  return { done: doneRows.length, already: insideRows.length - doneRows.length, refused: refusedRows };
}

/** Undoes the check-ins of people at a list of their event; answers their number. Throws VALIDATION_FAILED at `list_id`. */
export async function undoCheckInMany(
  writing: WriteContext,
  { eventId, ids, listId }: ChosenTickets & { readonly listId: number | undefined },
): Promise<number> {
  return transact(writing.deps.db, async (trx) => {
    const list = await requireList(trx, eventId, listId, writing);
    return undoCheckIns(trx, list, ids, writing);
  });
}

/** The list of a request; without one, the only list of the event. A removal of the list waits for the commit. */
async function requireList(
  trx: Db,
  eventId: number,
  listId: number | undefined,
  { locale }: WriteContext,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from check_in_lists
    where event_id = ${eventId} and removed_at is null order by id for key share`.execute(trx);
  const [only, ...others] = rows;
  const list = listId === undefined && others.length === 0 ? only : rows.find(({ id }) => id === listId);
  if (list !== undefined) return list.id;
  const texts = eventTexts[locale];
  const text = only === undefined ? texts.noCheckInList : texts.chooseCheckInList;
  throw new AppError('VALIDATION_FAILED', {
    message: `no check-in list ${listId} of event ${eventId}`,
    fields: { list_id: [listId === undefined || only === undefined ? text : fieldText(locale, 'unknownRow')] },
  });
}
