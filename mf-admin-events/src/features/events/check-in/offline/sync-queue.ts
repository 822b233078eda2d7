import { readTicketCode, type Redemption, type Scan } from '@enlace/shared-contract/attendees';

import type { Conflict, DoorStore, QueuedScan } from './door-store';

/** The decision of the server about a waiting scan. */
export interface SyncedScan extends Redemption {
  readonly nonce: string;
  readonly replaced: { readonly scanned_at: string; readonly gate: string } | null;
}

export interface QueueOptions {
  readonly listId: number;
  readonly store: DoorStore;
  readonly now: () => number;
  readonly send: (scans: readonly Scan[]) => Promise<readonly SyncedScan[]>;
  /** Nonces of scans whose first request is running. */
  readonly sending: ReadonlySet<string>;
}

/** A scan that the server has decided. */
export interface SentScan {
  readonly nonce: string;
  readonly code: string | undefined;
  readonly attendeeId: number | undefined;
  readonly name: string;
  /** Whether the person is checked in, by this scan or another one. */
  readonly isIn: boolean;
}

/** Scans of one request: the server needs some milliseconds for each, and a slow network must carry the answer. */
const batchSize = 100;
const codeEnd = 4;

/**
 * Sends the waiting scans of a list, the earliest first. A scan leaves the database together with its conflict, after
 * its answer; a failure leaves it for the next time. Rejects with the failure of a request.
 */
export async function syncQueue({ listId, store, now, send, sending }: QueueOptions): Promise<readonly SentScan[]> {
  const queue = (await store.ofList('scans', listId))
    .filter(({ nonce }) => !sending.has(nonce))
    .sort((one, other) => one.scanned_at.localeCompare(other.scanned_at));
  const sentScans: SentScan[] = [];
  for (let start = 0; start < queue.length; start += batchSize) {
    const batch = queue.slice(start, start + batchSize);
    const answers = new Map((await send(batch.map(toScan))).map((answer) => [answer.nonce, answer]));
    const answeredScans = batch.flatMap((scan) => {
      const answer = answers.get(scan.nonce);
      return answer === undefined ? [] : [{ scan, answer }];
    });
    const conflicts = answeredScans.flatMap(({ scan, answer }) => conflictOf(scan, answer, now()) ?? []);
    await store.write({ put: { conflicts }, remove: { scans: answeredScans.map(({ scan }) => scan.nonce) } });
    for (const { scan, answer } of answeredScans)
      sentScans.push({
        nonce: scan.nonce,
        code: scan.code,
        attendeeId: scan.attendee_id ?? answer.attendee?.id,
        name: answer.attendee === null ? '' : `${answer.attendee.first_name} ${answer.attendee.last_name}`,
        isIn: answer.result === 'ok' || answer.result === 'already',
      });
  }
  return sentScans;
}

function toScan({ list_id: _list, shown: _shown, ...scan }: QueuedScan): Scan {
  return scan;
}

/** Null when the server decided as the device did, or when the device had refused the ticket. */
function conflictOf(scan: QueuedScan, answer: SyncedScan, now: number): Conflict | null {
  const { nonce, list_id, scanned_at, gate, code = '' } = scan;
  const facts = {
    nonce,
    list_id,
    scanned_at,
    gate,
    result: answer.result,
    code_end: readTicketCode(code).slice(-codeEnd),
    noted_at: now,
  };
  if (answer.replaced !== null) return { ...facts, kind: 'earlier', other: answer.replaced };
  if (scan.shown !== 'ok' || answer.result === 'ok') return null;
  return { ...facts, kind: answer.result === 'already' ? 'later' : 'refused', other: answer.check_in };
}
