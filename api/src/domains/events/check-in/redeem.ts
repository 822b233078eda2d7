import type { DoorRole, Redemption, Scan } from '@enlace/shared-contract/attendees';
import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { runPrepared } from '../../../infrastructure/db/run-prepared';
import { transact } from '../../../infrastructure/db/transact';
import { fieldText } from '../../../infrastructure/errors/field-texts';
import type { ReadWriteContext, WriteContext } from '../../../kit/core/write/write-context';
import { eventTexts } from '../event-texts';
import { findCheckInList, isCheckedIn } from './check-in-lists';
import { findScannedTicket, isRefunded, isScanned, type ScannedTicket } from './find-scanned-ticket';
import { correctOnlineScan } from './scan-time';
import { undoCheckIns } from './undo-check-ins';

/** Minutes in which a steward undoes an own scan. */
const undoMinutes = 2;

/**
 * Checks a ticket in. One statement inserts the check-in or finds that the unique index has one already, so that of
 * many devices at once exactly one has the result `ok`.
 */
export async function redeemTicket(
  writing: ReadWriteContext,
  { listId, scan: givenScan, role }: { readonly listId: number | null; readonly scan: Scan; readonly role: DoorRole },
): Promise<Redemption> {
  const { reading } = writing;
  const { deps, locale, now } = writing;
  requireCode(givenScan, { role, locale });
  const scan = correctOnlineScan(givenScan, now);
  const ticket = await findScannedTicket(deps.db, listId, scan, reading);
  const replay = replayOf(ticket, scan);
  if (replay !== null) return replay;
  const { attendee, refusal } = ticket;
  if (attendee === null || refusal !== null) return { result: refusal ?? 'unknown', attendee, check_in: null };
  if (ticket.check_in === null && (await insertScan(deps.db, listId, scan, { writing, attendeeId: attendee.id })))
    return { result: 'ok', attendee, check_in: { scanned_at: timeOf(scan, writing), gate: scan.gate } };
  // Another device was faster, or the ticket was cancelled meanwhile.
  const after = await findScannedTicket(deps.db, listId, scan, reading);
  if (after.refusal !== null) return { result: after.refusal, attendee, check_in: null };
  return replayOf(after, scan) ?? { result: 'already', attendee, check_in: shownCheckIn(after.check_in) };
}

/**
 * Undoes the check-in of a person; without one, nothing changes. Stewards undo what they scanned a moment ago,
 * and no scan that took the place of another one, else FORBIDDEN. Returns whether there was one.
 */
export async function undoCheckIn(
  writing: WriteContext,
  {
    listId,
    attendeeId,
    role,
  }: { readonly listId: number | null; readonly attendeeId: number; readonly role: DoorRole },
): Promise<boolean> {
  const { deps, now, viewer, locale } = writing;
  const isOwn = sql`(c.actor_id = ${viewer?.id ?? 0} and c.received_at > ${now}::timestamptz - make_interval(mins => ${undoMinutes})
    and not exists (select 1 from check_ins o where o.list_id = c.list_id and o.attendee_id = c.attendee_id
      and o.id <> c.id and o.undone_at is null))`;
  return transact(deps.db, async (trx) => {
    await findCheckInList(trx, listId);
    const { rows } = await sql<{
      is_allowed: boolean;
    }>`select ${role === 'supervisor' ? sql`true` : isOwn} as is_allowed
      from check_ins c where c.list_id = ${listId} and c.attendee_id = ${attendeeId} and ${isCheckedIn}
      for update`.execute(trx);
    const [checkIn] = rows;
    if (checkIn === undefined) return false;
    if (!checkIn.is_allowed)
      throw new AppError('FORBIDDEN', {
        message: 'a check-in of another steward, or an old one',
        userMessage: eventTexts[locale].undoBySupervisor,
      });
    await undoCheckIns(trx, listId, [attendeeId], writing);
    return true;
  });
}

interface ScanAuthor {
  readonly role: DoorRole;
  readonly locale: Locale;
}

/** A scan has a code; only supervisors name the person instead. */
export function requireCode(scan: Scan, { role, locale }: ScanAuthor): void {
  if (scan.attendee_id !== undefined) {
    if (role !== 'supervisor')
      throw new AppError('FORBIDDEN', { message: 'only supervisors check people in without a code' });
    return;
  }
  if (scan.code === undefined)
    throw new AppError('VALIDATION_FAILED', { message: 'no code', fields: { code: [fieldText(locale, 'required')] } });
}

/** The result of a scan that was received before; null for a new one. */
export function replayOf(
  { attendee, check_in: checkIn, known_scan: knownScan }: ScannedTicket,
  scan: Scan,
): Redemption | null {
  if (knownScan === null) return null;
  if (knownScan.attendee_id !== attendee?.id)
    throw new AppError('CONFLICT', { message: `nonce ${scan.nonce} of another scan` });
  if (knownScan.is_undone && knownScan.is_valid && checkIn === null)
    return { result: 'undone', attendee, check_in: null };
  const result = knownScan.is_valid && checkIn?.nonce === scan.nonce ? 'ok' : 'already';
  return { result, attendee, check_in: shownCheckIn(checkIn) };
}

export const shownCheckIn = (checkIn: ScannedTicket['check_in']): Redemption['check_in'] =>
  checkIn && { scanned_at: new Date(checkIn.scanned_at).toISOString(), gate: checkIn.gate };

/** The time of the scan; never later than now, because clocks of devices can be wrong. */
export function timeOf(scan: Pick<Scan, 'scanned_at'>, { now }: Pick<WriteContext, 'now'>): string {
  const at = new Date(scan.scanned_at);
  return (at > now ? now : at).toISOString();
}

interface NewScan {
  readonly writing: WriteContext;
  readonly attendeeId: number;
  readonly isValid?: boolean;
}

/**
 * Inserts the scan of a ticket that is still valid and still has the scanned code, which a transfer replaces, on a list
 * that is not removed; false when the person is checked in already. It waits for other scans of the ticket before it
 * inserts, so that two of them never wait for each other.
 */
export async function insertScan(
  db: Db,
  listId: number | null,
  scan: Scan,
  { writing, attendeeId, isValid = true }: NewScan,
): Promise<boolean> {
  const rows = await runPrepared(
    db,
    sql`insert into check_ins
      (list_id, attendee_id, nonce, gate, device, actor_id, is_valid, scanned_at, received_at)
    select l.id, a.id, ${scan.nonce}, ${scan.gate}, ${scan.device}, ${writing.viewer?.id ?? null}::bigint,
      ${isValid}::boolean, ${timeOf(scan, writing)}::timestamptz, ${writing.now}::timestamptz
    from attendees a join check_in_lists l on l.id = ${listId}::bigint and l.removed_at is null
    where a.id = ${attendeeId} and a.state = 'confirmed' and ${isScanned(scan)}
      and not exists (select 1 from orders o where o.id = a.order_id and ${isRefunded})
    for update of a for key share of l
    on conflict do nothing returning id`,
  );
  return rows.length > 0;
}
