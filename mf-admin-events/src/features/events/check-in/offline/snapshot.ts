import {
  type CheckInList,
  type CheckInResult,
  readTicketCode,
  type Redemption,
} from '@enlace/shared-contract/attendees';

import type { DoorStore, StoredSnapshot } from './door-store';
import { deriveFrom, openRow, type SnapshotPerson } from './open-row';

/** What the device decides without the server; `not_known` when its snapshot lacks the ticket. */
export interface Verdict {
  readonly result: CheckInResult | 'not_known';
  readonly attendee: Redemption['attendee'];
  readonly check_in: Redemption['check_in'];
}

/** A page of `GET …/snapshot`. */
export interface SnapshotPage {
  readonly salt: string;
  readonly rows: readonly (readonly string[])[];
  readonly next: number | null;
}

/** What the scans of a list depend on. */
export type DoorList = Pick<CheckInList, 'id' | 'opens_at' | 'closes_at'>;

export function isClosed({ closes_at }: Pick<DoorList, 'closes_at'>, now: number): boolean {
  return closes_at !== null && now > Date.parse(closes_at);
}

/** The encrypted people of one list on this device. */
export class Snapshot {
  #stored: StoredSnapshot | null = null;

  constructor(
    private readonly store: DoorStore,
    private readonly list: DoorList,
    private readonly now: () => number,
  ) {}

  get loadedAt(): number | null {
    return this.#stored?.loaded_at ?? null;
  }

  async open(): Promise<void> {
    this.#stored = await this.store.get('snapshots', this.list.id);
  }

  /**
   * Downloads all rows; the present ones stay until the last page has arrived. Check-ins that the server decided before
   * are in the rows, so the device forgets its own note of them.
   */
  async load(ask: (after: number) => Promise<SnapshotPage>): Promise<void> {
    const startedAt = this.now();
    const waitingScans = new Set((await this.store.ofList('scans', this.list.id)).map(({ nonce }) => nonce));
    const rows: Record<string, string> = {};
    let salt = '';
    let after: number | null = 0;
    while (after !== null) {
      const page = await ask(after);
      salt = page.salt;
      for (const [hash = '', row = ''] of page.rows) rows[hash] = row;
      after = page.next;
    }
    const at = this.now();
    const { id, closes_at } = this.list;
    this.#stored = { list_id: id, salt, rows, loaded_at: at, used_at: at, closes_at };
    const oldSeenTickets = (await this.store.ofList('seen', id)).filter(
      ({ noted_at, nonce }) => noted_at < startedAt && !waitingScans.has(nonce),
    );
    await this.store.write({
      put: { snapshots: [this.#stored] },
      remove: { seen: oldSeenTickets.map(({ hash }) => [id, hash]) },
    });
  }

  /** Notes that the list is in use, at most once a minute: the row has all people. */
  async touch(): Promise<void> {
    if (this.#stored === null || this.now() - this.#stored.used_at < 60_000) return;
    this.#stored = { ...this.#stored, used_at: this.now() };
    await this.store.write({ put: { snapshots: [this.#stored] } });
  }

  forget(): void {
    this.#stored = null;
  }

  /** Opens the row of a code. Null without a snapshot. */
  async find(text: string): Promise<{ readonly hash: string; readonly person: SnapshotPerson | null } | null> {
    if (this.#stored === null) return null;
    const { hash, key } = await deriveFrom(readTicketCode(text), this.#stored.salt);
    const row = this.#stored.rows[hash];
    return { hash, person: row === undefined ? null : await openRow(row, key) };
  }

  /** The decision of the device about a code. */
  async judge(text: string): Promise<Verdict> {
    const entry = await this.find(text);
    if (entry === null || entry.person === null)
      return { result: this.#timeResult() ?? 'not_known', attendee: null, check_in: null };
    const { result, check_in, ...attendee } = entry.person;
    return this.#judgeTicket({ result, check_in, attendee }, [keyOf(attendee.id), entry.hash]);
  }

  /** The decision of the device about a person whom a supervisor found by name. */
  async judgePerson(attendeeId: number, listedVerdict: Verdict): Promise<Verdict> {
    return this.#judgeTicket(listedVerdict, [keyOf(attendeeId)]);
  }

  /** Remembers the check-in that a scan showed, so that a second scan without network is noticed. */
  async remember(ticket: SeenBy, { scanned_at, gate }: CheckInPlace, nonce: string): Promise<void> {
    const [hash] = await this.#keysOf(ticket);
    // Without the row of the list, nothing would delete the row of the check-in.
    if (hash === undefined || this.#stored === null) return;
    const seenTicket = { list_id: this.list.id, hash, scanned_at, gate, nonce, noted_at: this.now() };
    await this.store.write({ put: { seen: [seenTicket] } });
  }

  /** Forgets a check-in that the server does not count. */
  async forgetCheckIn(ticket: SeenBy): Promise<void> {
    const keys = await this.#keysOf(ticket);
    await this.store.write({ remove: { seen: keys.map((key) => [this.list.id, key]) } });
  }

  /** Keys of the rows that can hold the check-in of a ticket, the usual one first. */
  async #keysOf({ code = '', attendeeId }: SeenBy): Promise<readonly string[]> {
    const entry = readTicketCode(code) === '' ? null : await this.find(code);
    const id = attendeeId ?? entry?.person?.id;
    return [...(id === undefined ? [] : [keyOf(id)]), ...(entry === null ? [] : [entry.hash])];
  }

  /** Null while the list is open. */
  #timeResult(): 'not_yet_open' | 'closed' | null {
    const now = this.now();
    const { opens_at } = this.list;
    if (opens_at !== null && now < Date.parse(opens_at)) return 'not_yet_open';
    return isClosed(this.list, now) ? 'closed' : null;
  }

  /** The order of the reasons is the one of the API. */
  async #judgeTicket(verdict: Verdict, seenKeys: readonly string[]): Promise<Verdict> {
    const { result, attendee } = verdict;
    if (result !== 'ok' && result !== 'already') return { result, attendee, check_in: null };
    const timeResult = this.#timeResult();
    if (timeResult !== null) return { result: timeResult, attendee, check_in: null };
    const seenTickets = await Promise.all(seenKeys.map((key) => this.store.get('seen', [this.list.id, key])));
    const seenTicket = seenTickets.find((ticket) => ticket !== null);
    const checkIn =
      seenTicket === undefined ? verdict.check_in : { scanned_at: seenTicket.scanned_at, gate: seenTicket.gate };
    return { result: checkIn === null ? 'ok' : 'already', attendee, check_in: checkIn };
  }
}

type CheckInPlace = NonNullable<Redemption['check_in']>;

/** What identifies the ticket of a check-in: the content of its code, its attendee, or both. */
export interface SeenBy {
  readonly code?: string | undefined;
  readonly attendeeId?: number | undefined;
}

function keyOf(attendeeId: number): string {
  return `attendee-${attendeeId}`;
}
