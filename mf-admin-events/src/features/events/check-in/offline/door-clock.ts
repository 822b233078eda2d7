import type { DoorStore } from './door-store';

/** Milliseconds of a request after which its answer is too old to correct the clock. */
const longestTrip = 4_000;

/** Milliseconds: less comes from the network, not from the clock, and is not written to the disk. */
const smallestChange = 200;

/** The clock of the door: that of the device, corrected by the last answer of the server with its time. */
export class DoorClock {
  #offset: number | null = null;

  constructor(
    private readonly store: DoorStore,
    private readonly deviceNow: () => number,
  ) {}

  /** Milliseconds to add to the clock of the device; null before the first answer. */
  get offset(): number | null {
    return this.#offset;
  }

  async open(): Promise<void> {
    this.#offset = (await this.store.get('clock', 'server'))?.offset ?? null;
  }

  readonly now = (): number => this.deviceNow() + (this.#offset ?? 0);

  /** Reads the time of the server from the answer to a request, which it made in the middle of the time for it. */
  async read<T>(send: () => Promise<T>, timeOf: (answer: T) => string): Promise<T> {
    const startedAt = this.deviceNow();
    const answer = await send();
    const endedAt = this.deviceNow();
    const tripMs = endedAt - startedAt;
    if (tripMs < 0 || tripMs > longestTrip) return answer;
    const offset = Math.round(Date.parse(timeOf(answer)) - (startedAt + endedAt) / 2);
    if (Number.isNaN(offset) || Math.abs(offset - (this.#offset ?? Infinity)) < smallestChange) return answer;
    this.#offset = offset;
    await this.store.write({ put: { clock: [{ id: 'server', offset }] } });
    return answer;
  }
}
