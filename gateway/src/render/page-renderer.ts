import { withTimeLimit } from '../ops/time-limit';
import type { ApiAnswer, ApiCall, RenderedPage, RenderJob } from './messages';
import { joinReads, type PageReads } from './page-reads';
import { ProcessEnded, RenderProcess, type RenderProcessOptions } from './render-process';
import { Slots } from './slots';

/** An answer of the API with the rows that it shows. */
export interface NotedAnswer extends ApiAnswer {
  readonly reads: PageReads;
}

export interface PageWithReads {
  readonly page: RenderedPage;
  readonly reads: PageReads;
}

export interface PageRendererOptions extends RenderProcessOptions {
  /** Makes a call of the API as a visitor. */
  readonly sendRequest: (call: ApiCall, signal: AbortSignal) => Promise<NotedAnswer>;
  /** Time limit of one call of the API, in milliseconds. */
  readonly dataMs: number;
  /** Time after which an unfinished page is given up, in milliseconds. Its visitors stop waiting much earlier. */
  readonly pageMs: number;
  readonly onFailure: (reason: string, job: RenderJob) => void;
}

/** Failure of a page. `isOfBuild` is false when the data or the load of the machine caused it. */
class RenderFailure extends Error {
  constructor(
    reason: string,
    readonly isOfBuild: boolean,
    /** Whether the page ended or blocked its process. */
    readonly isFatal = false,
  ) {
    super(reason);
    this.name = 'RenderFailure';
  }
}

/** Pages that are rendered at the same time, and pages that wait for their turn. */
const together = 8;
const mostWaiting = 200;
/** Pages of an ended process are tried again one by one in a process of their own. */
type Place = 'main' | 'suspects';
/** Number of consecutive failures after which a route is paused, and the length of the pause. */
const mostFailures = 3;
const restMs = 30_000;
/** Pause after a process that could not start. */
const startRestMs = 5_000;

/**
 * Renders pages in a process of its own. A page that fails does not affect other pages: when the process ends, its
 * other pages are rendered again. A route that fails repeatedly is paused; the data are not the route's fault.
 */
export class PageRenderer {
  readonly #processes = new Map<Place, Promise<RenderProcess>>();
  #startAfter = 0;
  readonly #suspects = new Slots(1, mostWaiting);
  readonly #slots = new Slots(together, mostWaiting);
  readonly #failures = new Map<string, { count: number; until: number }>();
  #isClosed = false;

  constructor(private readonly options: PageRendererOptions) {}

  /** Renders a page, however long it takes. Rejects with RenderFailure. */
  async render(job: RenderJob): Promise<PageWithReads> {
    const route = routeOf(job);
    if ((this.#failures.get(route)?.until ?? 0) > Date.now()) throw new RenderFailure('this route is paused', true);
    try {
      const page = await this.#slots.run(() => this.#attempt(job));
      this.#failures.delete(route);
      return page;
    } catch (error) {
      const failure = error instanceof RenderFailure ? error : new RenderFailure(textOf(error), false);
      if (!this.#isClosed) {
        if (failure.isOfBuild) this.#note(route, failure.isFatal);
        this.options.onFailure(failure.message, job);
      }
      throw failure;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#processes.keys()].map((place) => this.#end(place)));
  }

  async #attempt(job: RenderJob): Promise<PageWithReads> {
    try {
      return await this.#run(await this.#process('main'), job);
    } catch (error) {
      if (!(error instanceof ProcessEnded) || this.#isClosed) throw error;
    }
    try {
      return await this.#suspects.run(async () => this.#run(await this.#process('suspects'), job));
    } finally {
      if (this.#suspects.isIdle) await this.#end('suspects');
    }
  }

  async #run(process: RenderProcess, job: RenderJob): Promise<PageWithReads> {
    let pendingCalls = 0;
    let failedCalls = 0;
    const reads: PageReads[] = [];
    const sendRequest = async (call: ApiCall): Promise<ApiAnswer> => {
      pendingCalls += 1;
      const answer = await this.#request(call);
      pendingCalls -= 1;
      reads.push(answer.reads);
      if (answer.status >= 429) failedCalls += 1;
      return answer;
    };
    const cpuAtStart = await process.cpuMs();
    const late = `not rendered within ${this.options.pageMs} ms`;
    try {
      await process.load(job);
      const rendering = process.render(job, sendRequest);
      rendering.catch(() => undefined);
      const page = await withTimeLimit(rendering, this.options.pageMs, late);
      return { page, reads: joinReads(reads) };
    } catch (error) {
      const reason = textOf(error);
      if (error instanceof ProcessEnded) throw error.isAlone ? new RenderFailure(reason, true, true) : error;
      if (reason === late) await this.#endIfBusy(process, cpuAtStart);
      throw new RenderFailure(reason, pendingCalls === 0 && failedCalls === 0);
    }
  }

  async #request(call: ApiCall): Promise<NotedAnswer> {
    const control = new AbortController();
    try {
      return await withTimeLimit(
        this.options.sendRequest(call, control.signal),
        this.options.dataMs,
        'the data are late',
      );
    } catch {
      control.abort();
      return { status: 503, body: null, reads: null };
    }
  }

  /** A page that never ends can also use the processor without end. */
  async #endIfBusy(process: RenderProcess, cpuAtStart: number | null): Promise<void> {
    const cpu = await process.cpuMs();
    const spentMs = cpu === null || cpuAtStart === null ? 0 : cpu - cpuAtStart;
    if (spentMs > this.options.pageMs / 2) process.end('a page never ended');
  }

  async #process(place: Place): Promise<RenderProcess> {
    if (this.#isClosed || this.#startAfter > Date.now()) throw new RenderFailure('the renderer does not start', false);
    const starting = this.#processes.get(place) ?? RenderProcess.start(this.options);
    this.#processes.set(place, starting);
    const process = await starting;
    if (!process.isEnded) return process;
    if (this.#processes.get(place) === starting) {
      this.#processes.delete(place);
      if (!process.isReady) this.#startAfter = Date.now() + startRestMs;
    }
    return this.#process(place);
  }

  async #end(place: Place): Promise<void> {
    const starting = this.#processes.get(place);
    this.#processes.delete(place);
    (await starting)?.end('the gateway stops');
  }

  #note(route: string, isFatal: boolean): void {
    const count = (this.#failures.get(route)?.count ?? 0) + 1;
    this.#failures.set(route, { count, until: isFatal || count >= mostFailures ? Date.now() + restMs : 0 });
  }
}

function routeOf({ shellFile, remoteFile, route }: RenderJob): string {
  return `${shellFile}\n${remoteFile ?? ''}\n${route}`;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
