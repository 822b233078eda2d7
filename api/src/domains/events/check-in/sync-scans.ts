import {
  type DoorRole,
  type Redemption,
  redeemTicketSchema,
  type Scan,
  type syncedScansSchema,
} from '@enlace/shared-contract/attendees';
import { AppError, isAppError } from '@enlace/shared-contract/errors';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { databaseError } from '../../../infrastructure/db/database-errors';
import { transact } from '../../../infrastructure/db/transact';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext, WriteContext } from '../../../kit/core/write/write-context';
import { isCheckedIn } from './check-in-lists';
import { reportScan } from './door-reports';
import { findScannedTicket, type ScannedTicket } from './find-scanned-ticket';
import { insertScan, replayOf, requireCode, shownCheckIn, timeOf } from './redeem';
import { correctScan } from './scan-time';

/** Characters of a text of an unreadable scan. */
const longestText = 100;
/** The first year that a device can mean. */
const firstYear = 2000;
/** Hours before the start of an event, or the opening of a list, in which people come to the door. */
const doorHours = 24;

type SyncedScan = z.infer<typeof syncedScansSchema>['data'][number];

interface SentScans {
  readonly listId: number | null;
  /** Each is parsed by itself. */
  readonly scans: readonly unknown[];
  readonly sentAt: string | undefined;
  readonly role: DoorRole;
}

/**
 * Scans of a device that was offline, in their order, with a result for each. A scan that is earlier than the present
 * check-in takes its place; the later one is kept as a scan that does not count. A time before the doors can have opened
 * is wrong: such a scan counts from its arrival, so it replaces no other one, and its result names that one. What turns
 * out differently than on the device becomes a report. A device sends what has no answer again: the nonces make that
 * harmless.
 */
export async function syncScans(
  writing: ReadWriteContext,
  { listId, scans, sentAt, role }: SentScans,
): Promise<readonly SyncedScan[]> {
  const { deps, now, reading } = writing;
  const results: SyncedScan[] = [];
  const earliest = await findDoorTime(deps.db, listId, now);
  for (const sentScan of scans) {
    const parsedScan = redeemTicketSchema.safeParse(sentScan);
    const scan = parsedScan.success ? correctScan(parsedScan.data, { sentAt, now, earliest }) : null;
    results.push(
      scan === null
        ? await reportUnreadable(writing, listId, sentScan)
        : // The list was open, or not, at the time of the scan.
          await tryToSync(writing, { listId, scan, role, context: { ...reading, now: new Date(scan.scanned_at) } }),
    );
  }
  return results;
}

/**
 * The earliest time at which people can be checked in, or are refused because the list is not open yet. Stewards test the
 * check-in before the day of an event, so its start is no limit until then.
 */
async function findDoorTime(db: Db, listId: number | null, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ opens_at: Date }>`select least(l.opens_at, e.starts_at) as opens_at
    from check_in_lists l join events e on e.id = l.event_id where l.id = ${listId}`.execute(db);
  const opensAt = rows[0]?.opens_at;
  return opensAt === undefined
    ? null
    : new Date(Math.min(new Date(opensAt).getTime(), now.getTime()) - doorHours * 3_600_000);
}

/** One scan that cannot be taken must not keep the others of its device: it becomes a report. */
async function tryToSync(writing: WriteContext, offlineScan: OfflineScan): Promise<SyncedScan> {
  const { listId, scan, role } = offlineScan;
  const { deps, locale } = writing;
  try {
    requireCode(scan, { role, locale });
    return await transact(deps.db, async (trx) => {
      const decision = await syncScan(trx, writing, offlineScan);
      await reportScan(trx, writing, { listId, scan, decision });
      return decision;
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return report(writing, listId, scan);
  }
}

/** Also a text that the database cannot read (22021, 22P02): sending the scan again would change nothing. */
function isRefusal(error: unknown): boolean {
  if (isAppError(error)) return ['VALIDATION_FAILED', 'FORBIDDEN', 'CONFLICT'].includes(error.code);
  return databaseError(error)?.code === 'BAD_REQUEST';
}

/** A scan that the contract does not allow, with what of it can be read. */
async function reportUnreadable(writing: WriteContext, listId: number | null, sentScan: unknown): Promise<SyncedScan> {
  const fields: Readonly<Record<string, unknown>> =
    typeof sentScan === 'object' && sentScan !== null ? Object.fromEntries(Object.entries(sentScan)) : {};
  const textOf = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value.replace(/\p{Cc}/gu, '').slice(0, longestText) : '';
  };
  const at = new Date(textOf('scanned_at'));
  return report(writing, listId, {
    nonce: textOf('nonce'),
    scanned_at: (at.getUTCFullYear() >= firstYear ? at : writing.now).toISOString(),
    gate: textOf('gate'),
    device: textOf('device'),
    code: textOf('code'),
  });
}

async function report({ deps, ...writing }: WriteContext, listId: number | null, scan: Scan): Promise<SyncedScan> {
  const decision = { nonce: scan.nonce, result: 'not_taken', attendee: null, check_in: null, replaced: null } as const;
  await reportScan(deps.db, { deps, ...writing }, { listId, scan, decision });
  return decision;
}

interface OfflineScan {
  readonly listId: number | null;
  readonly scan: Scan;
  readonly role: DoorRole;
  readonly context: ReadContext;
}

async function syncScan(trx: Db, writing: WriteContext, { listId, scan, context }: OfflineScan): Promise<SyncedScan> {
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
    // The present check-in must not be lost: this scan becomes a report.
    if (!(await insertScan(trx, listId, scan, newScan)))
      throw new AppError('CONFLICT', { message: `scan ${scan.nonce} cannot take the place of another one` });
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
