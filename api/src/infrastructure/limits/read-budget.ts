import { addressKey } from './address-key';
import type { Limit } from './define-limit';

/** Addresses that are remembered; a new one replaces the oldest. */
const mostAddresses = 10_000;

interface Bucket {
  points: number;
  at: number;
}

/**
 * Reads of visitors by address. Each address has `points` for a burst, and gets as many again in `seconds`; a read takes
 * points by its cost. Each process counts for itself, because a shared count would cost more than most reads.
 */
export class ReadBudget {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes the points of a read. Returns 0, or the seconds until the address has the points. */
  take(address: string, cost: number): number {
    const { points: mostPoints, seconds } = this.limit;
    const perSecond = mostPoints / seconds;
    const key = addressKey(address);
    const now = this.now();
    const before = this.#buckets.get(key);
    const points =
      before === undefined ? mostPoints : Math.min(mostPoints, before.points + ((now - before.at) / 1000) * perSecond);
    const isAllowed = points >= cost;
    this.#buckets.delete(key);
    this.#buckets.set(key, { points: isAllowed ? points - cost : points, at: now });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > mostAddresses && oldest !== undefined) this.#buckets.delete(oldest);
    return isAllowed ? 0 : Math.max(1, Math.ceil((cost - points) / perSecond));
  }
}
