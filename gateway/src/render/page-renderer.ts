import { withTimeLimit } from '../ops/time-limit';
import type { RenderedPage, RenderJob } from './messages';
import { type RenderThread, type RenderThreadOptions, startRenderThread } from './render-thread';

export interface PageRendererOptions extends RenderThreadOptions {
  /** Time limit of one page with its data, in milliseconds. */
  readonly limitMs: number;
  readonly onFailure: (reason: string, job: RenderJob) => void;
}

/** Time limit for loading a build, in milliseconds. */
const loadLimitMs = 5_000;
/** Maximum number of simultaneous renderings; the browser renders further pages. */
const most = 16;
/** Number of consecutive failures after which a build is paused, and the length of the pause. */
const patience = 3;
const restMs = 30_000;

/**
 * Renders pages in a separate thread with limits of time and memory. When a build throws, hangs or leaks memory,
 * `render` returns null and the browser renders the page. A build that fails repeatedly is paused.
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
      const page = await this.withinLimit(thread, thread.render(job), this.options.limitMs);
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

  /** Loading a build is slow and happens once. It does not count as rendering time. */
  async #prepare(thread: RenderThread, job: RenderJob): Promise<void> {
    const name = buildsOf(job);
    if (this.#ready.has(name)) return;
    await this.withinLimit(thread, thread.load(job), loadLimitMs);
    this.#ready.add(name);
  }

  /** A time-out can mean that the thread hangs. The thread and all its pending pages are ended. */
  async withinLimit<T>(thread: RenderThread, work: Promise<T>, limitMs: number): Promise<T> {
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
    // A failure of the API is not a failure of the build.
    if (reason.startsWith('the API answered')) return;
    const count = (this.#failures.get(buildsOf(job))?.count ?? 0) + 1;
    this.#failures.set(buildsOf(job), { count, until: count >= patience ? Date.now() + restMs : 0 });
  }
}

/** One name for the builds of a page. */
function buildsOf({ shellFile, remoteFile }: RenderJob): string {
  return `${shellFile}\n${remoteFile ?? ''}`;
}
