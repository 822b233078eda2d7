import type { Logger } from 'pino';

import { countViews } from '../../../infrastructure/metrics/view-counts';
import type { NotedView } from './write-views';

interface ViewQueueOptions {
  readonly write: (notedViews: readonly NotedView[]) => Promise<void>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly delayMs?: number;
  readonly mostViews?: number;
}

/** Views that wait to be written together, a moment after their answers. A full queue drops further ones. */
export class ViewQueue {
  #waitingViews: NotedView[] = [];
  #timer: NodeJS.Timeout | undefined;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(private readonly options: ViewQueueOptions) {}

  add(notedView: NotedView): void {
    const { delayMs = 500, mostViews = 5000 } = this.options;
    if (this.#waitingViews.length >= mostViews) return countViews('refused');
    countViews('queued');
    this.#waitingViews.push(notedView);
    this.#timer ??= setTimeout(() => void this.flush(), delayMs).unref();
  }

  /** Writes what waits now. Batches follow each other, so that a slow database meets one at a time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lastWrite = this.#lastWrite.then(() => this.#writeBatch());
    return this.#lastWrite;
  }

  async #writeBatch(): Promise<void> {
    const notedViews = this.#waitingViews;
    this.#waitingViews = [];
    if (notedViews.length === 0) return;
    try {
      await this.options.write(notedViews);
    } catch (error) {
      countViews('failed', notedViews.length);
      this.options.logger.warn({ err: error, count: notedViews.length }, 'views of pages were not written');
    }
  }
}
