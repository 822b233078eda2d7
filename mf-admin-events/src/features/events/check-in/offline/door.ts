import type { Redemption, Scan } from '@enlace/shared-contract/attendees';
import type { AppError } from '@enlace/shared-contract/errors';

import { DoorClock } from './door-clock';
import type { Conflict, DoorStore, QueuedScan } from './door-store';
import { faultOf, isNetworkFailure, isSessionEnd, isWithoutAnswer } from './faults';
import { type DoorList, isClosed, Snapshot, type SnapshotPage, type Verdict } from './snapshot';
import { syncLists } from './sync-lists';
import type { SyncedScan } from './sync-queue';
import { inOneTab, withTimeLimit } from './time-limit';
import { wipeOld } from './wipe-old';

/** The calls of the API that the door makes. Each rejects with an `AppError`. */
export interface DoorPort {
  redeem(scan: Scan): Promise<Redemption>;
  /** Scans of this list, or of another one that this device was used for. */
  sync(listId: number, scans: readonly Scan[]): Promise<readonly SyncedScan[]>;
  snapshot(after: number): Promise<SnapshotPage>;
}

export interface DoorOptions {
  readonly list: DoorList;
  readonly store: DoorStore;
  readonly port: DoorPort;
  readonly device: string;
  /** The clock of the device. */
  readonly now?: () => number;
  /** Milliseconds that a scan waits for the server before the device decides. */
  readonly timeout?: number;
  readonly isOnline?: () => boolean;
  readonly onChange: () => void;
  /** Runs with an answer that came after the device had refused the ticket. */
  readonly onLateAnswer?: (result: ScanResult) => void;
}

/** A ticket, or a person that a supervisor chose. */
export type Target = { readonly code: string } | { readonly attendee_id: number; readonly verdict: Verdict };

export interface ScanResult extends Verdict {
  readonly nonce: string;
  readonly gate: string;
  /** Whether the server has not decided yet. */
  readonly isOffline: boolean;
  readonly target: Target;
}

export interface DoorState {
  readonly isOnline: boolean;
  /** Scans on this device that the server does not have: of this list, and of others. */
  readonly waiting: number;
  readonly waitingElsewhere: number;
  readonly conflicts: readonly Conflict[];
  readonly snapshotAt: number | null;
  /** Reason why the server does not take scans, e.g. an ended session; null while it does. */
  readonly syncFault: AppError | null;
}

/**
 * The scans of one list on one device. Every scan is in the database of the browser before it is sent, and leaves it
 * with the answer of the server, so that nothing is lost by a reload or a lost answer.
 */
export class Door {
  readonly snapshot: Snapshot;
  /** Names of people in conflicts: only in memory. */
  readonly names = new Map<string, string>();
  readonly #sending = new Set<string>();
  readonly clock: DoorClock;
  readonly #refusedLists = new Set<number>();
  readonly #now: () => number;
  #loading: Promise<unknown> = Promise.resolve();
  #state: DoorState = {
    isOnline: true,
    waiting: 0,
    waitingElsewhere: 0,
    conflicts: [],
    snapshotAt: null,
    syncFault: null,
  };

  constructor(private readonly options: DoorOptions) {
    this.clock = new DoorClock(options.store, options.now ?? Date.now);
    this.#now = this.clock.now;
    this.snapshot = new Snapshot(options.store, options.list, this.#now);
  }

  get state(): DoorState {
    return this.#state;
  }

  async open(): Promise<void> {
    await this.clock.open();
    await wipeOld(this.options.store, this.#now());
    await this.snapshot.open();
    await this.refreshState();
  }

  /**
   * Downloads the encrypted people, after a download that is running: an undo is only in the next one. Without network,
   * the present ones stay. A closed list is not downloaded. Returns whether the people are new.
   */
  loadSnapshot(): Promise<boolean> {
    const loading = this.#loading.then(() => this.#load());
    this.#loading = loading.catch(() => undefined);
    return loading;
  }

  async #load(): Promise<boolean> {
    if (isClosed(this.options.list, this.#now())) return false;
    try {
      await this.snapshot.load((after) => this.options.port.snapshot(after));
      await this.refreshState({ isOnline: true });
      return true;
    } catch (error) {
      if (!isWithoutAnswer(error)) throw error;
      await this.refreshState(faultOf(error));
      return false;
    }
  }

  /** Checks a ticket in. `nonce` of an earlier scan that a steward accepts. */
  async scan(target: Target, gate: string, { nonce, isForced = false }: ForcedScan = {}): Promise<ScanResult> {
    const { list, device, port, store } = this.options;
    const ticketOfScan = 'code' in target ? { code: target.code.slice(0, 300) } : { attendee_id: target.attendee_id };
    const { offset } = this.clock;
    const scan: Scan = {
      nonce: nonce ?? crypto.randomUUID(),
      scanned_at: new Date(this.#now()).toISOString(),
      ...(offset === null ? {} : { clock_offset: offset }),
      gate,
      device,
      ...ticketOfScan,
    };
    this.#sending.add(scan.nonce);
    try {
      const queuedScan: QueuedScan = { ...scan, list_id: list.id, shown: isForced ? 'ok' : null };
      await store.write({ put: { scans: [queuedScan] } });
      void this.snapshot.touch();
      const take = async (answer: Redemption): Promise<ScanResult> => {
        await store.write({ remove: { scans: [scan.nonce] } });
        await this.#remember({ ...answer, target }, scan.nonce);
        return { ...answer, nonce: scan.nonce, gate, isOffline: false, target };
      };
      let deviceResult: ScanResult | null = null;
      // The device refused the ticket, but the server has checked it in.
      const handleLate = async (answer: Redemption) => {
        if (deviceResult === null || deviceResult.result === 'ok') return;
        this.options.onLateAnswer?.(await take(answer));
      };
      const answer = await this.#ask(
        () => port.redeem(scan),
        (lateAnswer) => void handleLate(lateAnswer).catch(() => undefined),
      );
      if (answer !== null) return await take(answer);
      deviceResult = await this.#decideAlone(queuedScan, target, isForced);
      return deviceResult;
    } catch (error) {
      // The server refused the request itself: sending it again would not help.
      await store.write({ remove: { scans: [scan.nonce] } });
      throw error;
    } finally {
      this.#sending.delete(scan.nonce);
      await this.refreshState();
    }
  }

  /** Sends the waiting scans; one tab at a time. Returns whether all were sent. */
  async sync(): Promise<boolean> {
    const { list, port, store } = this.options;
    let sentCount = 0;
    const run = async () => {
      const options = { listId: list.id, store, now: this.#now, sending: this.#sending };
      const sendOf = (listId: number) => (scans: readonly Scan[]) => port.sync(listId, scans);
      const result = await syncLists({ ...options, sendOf, refusedLists: this.#refusedLists });
      sentCount = result.sentCount;
      for (const { nonce, name, code, attendeeId, isIn } of result.sentScans) {
        if (name !== '') this.names.set(nonce, name);
        if (!isIn) await this.snapshot.forgetCheckIn({ code, attendeeId });
      }
    };
    try {
      await inOneTab('enlace-check-in', run);
      // No request was sent, so an ended session is still ended.
      const { syncFault } = this.#state;
      const sessionFault = isSessionEnd(syncFault) ? syncFault : null;
      await this.refreshState(sentCount === 0 ? { syncFault: sessionFault } : { isOnline: true, syncFault: null });
      return this.#state.waiting === 0;
    } catch (error) {
      await this.refreshState({ syncFault: null, ...faultOf(error) });
      return false;
    }
  }

  async dismissConflicts(): Promise<void> {
    const { list, store } = this.options;
    const conflicts = await store.ofList('conflicts', list.id);
    await store.write({ remove: { conflicts: conflicts.map(({ nonce }) => nonce) } });
    this.names.clear();
    await this.refreshState();
  }

  /** Deletes old data. Returns whether the people of this list were deleted. */
  async wipeOld(): Promise<boolean> {
    const lists = await wipeOld(this.options.store, this.#now());
    const isWiped = lists.includes(this.options.list.id);
    if (isWiped) this.snapshot.forget();
    await this.refreshState();
    if (this.#state.conflicts.length === 0) this.names.clear();
    return isWiped;
  }

  noteConnection(isOnline: boolean): void {
    const isSessionBack = isOnline && isSessionEnd(this.#state.syncFault);
    this.#set({ isOnline, ...(isSessionBack ? { syncFault: null } : {}) });
  }

  /** Notes the failure of another call of the page. A failure of the server is no failure of network or session. */
  noteFailure(error: unknown): void {
    if (isSessionEnd(error)) this.#set(faultOf(error));
    // Browsers call a network without a way to the site online, too.
    else if (!this.#isOnline() || isNetworkFailure(error)) this.#set({ isOnline: false });
  }

  /** Reads the state again, also after a change of another tab. */
  async refreshState(change: Partial<DoorState> = {}): Promise<void> {
    const { list, store } = this.options;
    const [scans, conflicts] = await Promise.all([store.all('scans'), store.ofList('conflicts', list.id)]);
    const waitingScans = scans.filter(({ nonce }) => !this.#sending.has(nonce));
    const waiting = waitingScans.filter(({ list_id: id }) => id === list.id).length;
    this.#set({
      waiting,
      waitingElsewhere: waitingScans.length - waiting,
      conflicts,
      snapshotAt: this.snapshot.loadedAt,
      ...change,
    });
  }

  #set(change: Partial<DoorState>): void {
    this.#state = { ...this.#state, ...change };
    this.options.onChange();
  }

  /** Null when the server does not answer in time; an answer after that goes to `onLate`. */
  async #ask<T>(send: () => Promise<T>, onLate: (answer: T) => void): Promise<T | null> {
    const { timeout = 4_000 } = this.options;
    if (!this.#isOnline()) {
      this.#set({ isOnline: false });
      return null;
    }
    try {
      // After a failure, a queue of people must not wait for each time limit.
      const limit = this.#state.isOnline ? timeout : timeout / 4;
      const answer = await withTimeLimit(send(), limit, onLate);
      this.noteConnection(true);
      return answer;
    } catch (error) {
      if (!isWithoutAnswer(error)) throw error;
      this.#set(faultOf(error));
      return null;
    }
  }

  #isOnline(): boolean {
    return this.options.isOnline?.() ?? navigator.onLine;
  }

  /** The decision of the device. Only people who may enter wait in the queue. */
  async #decideAlone(scan: QueuedScan, target: Target, isForced: boolean): Promise<ScanResult> {
    const { store } = this.options;
    const verdict =
      'code' in target
        ? await this.snapshot.judge(target.code)
        : await this.snapshot.judgePerson(target.attendee_id, target.verdict);
    const decision: Verdict = isForced && verdict.result === 'not_known' ? { ...verdict, result: 'ok' } : verdict;
    const rest = { nonce: scan.nonce, gate: scan.gate, isOffline: true, target };
    if (decision.result !== 'ok') {
      await store.write({ remove: { scans: [scan.nonce] } });
      return { ...decision, ...rest };
    }
    const checkIn = { scanned_at: scan.scanned_at, gate: scan.gate };
    await store.write({ put: { scans: [{ ...scan, shown: 'ok' }] } });
    await this.#remember({ ...decision, check_in: checkIn, target }, scan.nonce);
    return { ...decision, check_in: checkIn, ...rest };
  }

  async #remember({ target, attendee, check_in }: DecidedScan, nonce: string): Promise<void> {
    if (check_in === null) return;
    const ticket = 'code' in target ? { code: target.code } : { attendeeId: target.attendee_id };
    await this.snapshot.remember({ attendeeId: attendee?.id, ...ticket }, check_in, nonce);
  }
}

type DecidedScan = Pick<ScanResult, 'target' | 'attendee' | 'check_in'>;

interface ForcedScan {
  readonly nonce?: string;
  readonly isForced?: boolean;
}
