import { withTimeLimit } from '../ops/time-limit';
import type { RenderedPage, RenderJob } from './messages';
import { type RenderThread, type RenderThreadOptions, startRenderThread } from './render-thread';

export interface PageRendererOptions extends RenderThreadOptions {
  /** Longest a page may take, its data included, in milliseconds. */
  readonly limitMs: number;
  readonly onFailure: (reason: string, job: RenderJob) => void;
}

/** Longest a build may take to be read, in milliseconds. */
const loadLimitMs = 5_000;
/** Pages rendered at the same time; one more is the browser's to draw. */
const most = 16;
/** Failures of a build in a row until it is left alone, and for how long. */
const patience = 3;
const restMs = 30_000;

/**
 * Renders pages in a thread of their own, with a limit of time and memory. Whatever a remote's build does there (throw,
 * hang, leak), the page is then the browser's to draw: `render` answers null. A build that fails again and again is left
 * alone for a while.
 */
export class PageRenderer {
  #thread: RenderThread | null = null;
  #pending = 0;
  readonly #ready = new Set<string>();
  readonly #failures = new Map<string, { count: number; until: number }>();

  constructor(private readonly options: PageRendererOptions) {}

  async render(job: RenderJob): Promise<RenderedPage | null> {
    if (this.#pending >= most || this.#isResting(job)) return null;
    this.#pending += 1;
    try {
      const thread = this.#threadOf();
      await this.#prepare(thread, job);
      const page = await this.#limited(thread, thread.render(job), this.options.limitMs);
      this.#failures.delete(buildsOf(job));
      return page;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#note(job, reason);
      this.options.onFailure(reason, job);
      return null;
    } finally {
      this.#pending -= 1;
    }
  }

  async close(): Promise<void> {
    await this.#thread?.end('the gateway stops');
  }

  #threadOf(): RenderThread {
    if (this.#thread === null || this.#thread.isEnded) {
      this.#thread = startRenderThread(this.options);
      this.#ready.clear();
    }
    return this.#thread;
  }

  /** Reading a build is slow and happens once: it does not count as a page's time. */
  async #prepare(thread: RenderThread, job: RenderJob): Promise<void> {
    const name = buildsOf(job);
    if (this.#ready.has(name)) return;
    await this.#limited(thread, thread.load(job), loadLimitMs);
    this.#ready.add(name);
  }

  /** What takes too long may be a thread that hangs: it is ended, with everything that waits for it. */
  async #limited<T>(thread: RenderThread, work: Promise<T>, limitMs: number): Promise<T> {
    const tooLate = `not rendered within ${limitMs} ms`;
    try {
      return await withTimeLimit(work, limitMs, tooLate);
    } catch (error) {
      if (error instanceof Error && error.message === tooLate) {
        work.catch(() => undefined);
        await thread.end('a page took too long');
      }
      throw error;
    }
  }

  #isResting(job: RenderJob): boolean {
    return (this.#failures.get(buildsOf(job))?.until ?? 0) > Date.now();
  }

  #note(job: RenderJob, reason: string): void {
    // The API's trouble is not the build's.
    if (reason.startsWith('the API answered')) return;
    const count = (this.#failures.get(buildsOf(job))?.count ?? 0) + 1;
    this.#failures.set(buildsOf(job), { count, until: count >= patience ? Date.now() + restMs : 0 });
  }
}

/** The builds a page is rendered with, as one name. */
function buildsOf({ shellFile, remoteFile }: RenderJob): string {
  return `${shellFile}\n${remoteFile ?? ''}`;
}
