import type { Redemption, Scan, syncedScansSchema } from '@enlace/shared-contract/attendees';
import { isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { ReadContext } from '../../../kit/read-context';
import type { Writing } from '../../../kit/writing';
import { isCheckedIn } from './check-in-lists';
import { findScannedTicket, type ScannedTicket } from './find-scanned-ticket';
import { insertScan, replayOf, requireCode, shownCheckIn, timeOf } from './redeem';

/** Hours before the start of an event in which people are checked in. */
const doorHours = 24;

type SyncedScan = z.infer<typeof syncedScansSchema>['data'][number];

/**
 * Scans of a device that was offline, in their order, with a result for each. A scan that is earlier than the present
 * check-in takes its place; the later one is kept as a scan that does not count. A time before the doors can have opened
 * is wrong: such a scan counts from its arrival, so it replaces no other one, and its result names that one. A device sends what has no answer
 * again: the nonces make that harmless.
 */
export async function syncScans(
  writing: Writing,
  listId: number | null,
  scans: readonly Scan[],
  contextOf: (at: Date) => ReadContext,
): Promise<readonly SyncedScan[]> {
  const results: SyncedScan[] = [];
  const doorsAt = await findDoorTime(writing.deps.db, listId, writing.now);
  for (const givenScan of scans) {
    const isPlausible = doorsAt === null || new Date(givenScan.scanned_at) >= doorsAt;
    const scan = isPlausible ? givenScan : { ...givenScan, scanned_at: writing.now.toISOString() };
    // The list was open, or not, at the time of the scan.
    const context = contextOf(new Date(timeOf(scan, writing)));
    results.push(await tryToSync(writing, { listId, scan, context }));
  }
  return results;
}

/**
 * The earliest time at which people can be checked in; null for a list with an opening time of its own, by which scans
 * are refused. Stewards test the check-in before the day of an event, so its start is no limit until then.
 */
async function findDoorTime(db: Db, listId: number | null, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ starts_at: Date | null }>`select case when l.opens_at is null then e.starts_at end
      as starts_at from check_in_lists l join events e on e.id = l.event_id where l.id = ${listId}`.execute(db);
  const startsAt = rows[0]?.starts_at ?? null;
  return startsAt === null
    ? null
    : new Date(Math.min(new Date(startsAt).getTime(), now.getTime()) - doorHours * 3_600_000);
}

/** One scan that cannot be taken must not keep the others of its device: its result is `unknown`. */
async function tryToSync(writing: Writing, offlineScan: OfflineScan): Promise<SyncedScan> {
  const { scan } = offlineScan;
  try {
    requireCode(scan, writing);
    return await transact(writing.deps.db, (trx) => syncScan(trx, writing, offlineScan));
  } catch (error) {
    if (!isAppError(error) || !['VALIDATION_FAILED', 'FORBIDDEN', 'CONFLICT'].includes(error.code)) throw error;
    return { nonce: scan.nonce, result: 'unknown', attendee: null, check_in: null, replaced: null };
  }
}

interface OfflineScan {
  readonly listId: number | null;
  readonly scan: Scan;
  readonly context: ReadContext;
}

async function syncScan(trx: Db, writing: Writing, { listId, scan, context }: OfflineScan): Promise<SyncedScan> {
  const withNonce = (redemption: Redemption, laterScan: SyncedScan['replaced'] = null): SyncedScan => ({
    ...redemption,
    nonce: scan.nonce,
    replaced: laterScan,
  });
  const first = await findScannedTicket(trx, listId, scan, context);
  const { attendee, refusal } = first;
  if (attendee === null || (refusal !== null && first.known_scan === null))
    return withNonce({ result: refusal ?? 'unknown', attendee, check_in: null });
  // Scans of one ticket wait for each other.
  await sql`select 1 from attendees where id = ${attendee.id} for update`.execute(trx);
  const ticket = await findScannedTicket(trx, listId, scan, context);
  const replay = replayOf(ticket, scan);
  if (replay !== null) return withNonce(replay);
  // Cancelled while this scan waited.
  if (ticket.refusal !== null) return withNonce({ result: ticket.refusal, attendee, check_in: null });
  const checkIn = { scanned_at: timeOf(scan, writing), gate: scan.gate };
  const newScan = { writing, attendeeId: attendee.id };
  if (isEarlier(checkIn.scanned_at, ticket.check_in)) {
    await sql`update check_ins c set is_valid = false
      where c.list_id = ${listId} and c.attendee_id = ${attendee.id} and ${isCheckedIn}`.execute(trx);
    await insertScan(trx, listId, scan, newScan);
    return withNonce({ result: 'ok', attendee, check_in: checkIn }, shownCheckIn(ticket.check_in));
  }
  if (await insertScan(trx, listId, scan, { ...newScan, isValid: ticket.check_in === null }))
    return withNonce(
      ticket.check_in === null
        ? { result: 'ok', attendee, check_in: checkIn }
        : { result: 'already', attendee, check_in: shownCheckIn(ticket.check_in) },
    );
  // An online device was faster than the lock.
  const after = await findScannedTicket(trx, listId, scan, context);
  return withNonce({ result: after.refusal ?? 'already', attendee, check_in: shownCheckIn(after.check_in) });
}

function isEarlier(scannedAt: string, checkIn: ScannedTicket['check_in']): boolean {
  return checkIn !== null && new Date(scannedAt) < new Date(checkIn.scanned_at);
}
