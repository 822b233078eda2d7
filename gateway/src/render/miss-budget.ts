import { addressKey, ReadBudget } from '@enlace/api/http';
import { AppError } from '@enlace/shared-contract/errors';

import { Slots } from './slots';

/** Seconds in which an address gets its points again. */
const seconds = 30;
/**
 * Work of one address at the same time. The renderer has eight slots, so the work of one address leaves places to others.
 * A page that several addresses request at once is made in the turn of the first one.
 */
const together = 4;

/** Work for one request, counted for the address that sent it. */
export interface Miss {
  /** The refusal, when the address has no points left. */
  readonly refusal: AppError | null;
  /** Does the work; later work of the same request is the gateway's own, such as a page that is made again. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Limits what visitors can make the gateway do that no cache answers, by address: in number, as the API limits reads, and
 * at the same time. Above the limit the answer is 429 with `Retry-After`.
 */
export class MissBudget {
  readonly #budget: ReadBudget;
  readonly #slots = new Map<string, Slots>();

  /** @param points work of one address within 30 seconds, all of it at once if it comes at once */
  constructor(
    private readonly points: number,
    now?: () => number,
  ) {
    this.#budget = new ReadBudget({ points, seconds }, now);
  }

  /** @param address network address of the visitor; an IPv6 network of 64 bits counts as one */
  startMiss(address: string): Miss {
    let isFirst = true;
    let refusal: AppError | null = null;
    const note = (error: AppError): void => void (refusal = error);
    return {
      get refusal() {
        return refusal;
      },
      run: async (work) => {
        if (!isFirst) return work();
        isFirst = false;
        return this.#runFor(address, work, note);
      },
    };
  }

  async #runFor<T>(address: string, work: () => Promise<T>, onRefusal: (error: AppError) => void): Promise<T> {
    const retryAfterSeconds = this.#budget.take(address, 1);
    if (retryAfterSeconds > 0) {
      const error = new AppError('RATE_LIMITED', { message: 'too many new pages of one address', retryAfterSeconds });
      onRefusal(error);
      throw error;
    }
    const key = addressKey(address);
    const slots = this.#slots.get(key) ?? new Slots(together, this.points);
    this.#slots.set(key, slots);
    try {
      return await slots.run(work);
    } finally {
      if (slots.isIdle) this.#slots.delete(key);
    }
  }
}
