/** How often something may be done: so often at once, and so often in a second after that. */
export interface Allowance {
  readonly atOnce: number;
  readonly perSecond: number;
}

export interface MissLimitOptions {
  readonly each: Allowance;
  readonly all: Allowance;
  /** Most at the same time. */
  readonly together: number;
  readonly clock?: () => number;
}

/** Visitors remembered; the one who came longest ago is forgotten for a new one. */
const mostVisitors = 1_000;

/**
 * Holds back the work that anybody can cause without end, by asking for addresses that nobody has: each visitor may so
 * often, all of them together may so often, and few at a time.
 */
export class MissLimit {
  readonly #all: Bucket;
  readonly #visitors = new Map<string, Bucket>();
  #running = 0;

  constructor(private readonly options: MissLimitOptions) {
    this.#all = new Bucket(options.all, this.#now());
  }

  /** Does the work, or answers null when it is too much. @param address of whoever asks, as the network tells it */
  async run<T>(address: string, work: () => Promise<T>): Promise<T | null> {
    const now = this.#now();
    const isLetIn =
      this.#running < this.options.together && this.#of(visitorOf(address)).take(now) && this.#all.take(now);
    if (!isLetIn) return null;
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
    }
  }

  #of(visitor: string): Bucket {
    const bucket = this.#visitors.get(visitor) ?? new Bucket(this.options.each, this.#now());
    this.#visitors.delete(visitor);
    this.#visitors.set(visitor, bucket);
    const [oldest] = this.#visitors.keys();
    if (this.#visitors.size > mostVisitors && oldest !== undefined) this.#visitors.delete(oldest);
    return bucket;
  }

  #now(): number {
    return (this.options.clock ?? Date.now)();
  }
}

class Bucket {
  #left: number;

  constructor(
    private readonly allowance: Allowance,
    private at: number,
  ) {
    this.#left = allowance.atOnce;
  }

  take(now: number): boolean {
    const { atOnce, perSecond } = this.allowance;
    this.#left = Math.min(atOnce, this.#left + (Math.max(now - this.at, 0) / 1000) * perSecond);
    this.at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** One visitor has one IPv4 address, or the 64 bits that a network of IPv6 begins with. */
function visitorOf(address: string): string {
  return address.includes('.') ? address : address.split(':').slice(0, 4).join(':');
}
