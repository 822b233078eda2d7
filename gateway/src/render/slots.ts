import { AppError } from '@enlace/shared-contract/errors';

const retryAfterSeconds = 2;

/** Limits work that runs at the same time. Further work waits for its turn; above the limit it is refused. */
export class Slots {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.most) this.#running += 1;
    else if (this.#waiting.length >= this.mostWaiting)
      throw new AppError('UNAVAILABLE', { message: 'too many pages are waiting', retryAfterSeconds });
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The slot goes to the next work directly, so that no other work takes it.
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  get isIdle(): boolean {
    return this.#running === 0;
  }
}
