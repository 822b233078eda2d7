import { Worker } from 'node:worker_threads';

import type { ApiAnswer, ApiCall, RenderedPage, RenderJob, RenderMessage, RenderReport } from './messages';

export interface RenderThreadOptions {
  /** Makes a call of the API as a visitor. */
  readonly ask: (call: ApiCall) => Promise<ApiAnswer>;
  /** Heap limit in megabytes; the thread ends above it. */
  readonly memoryMb: number;
}

interface Waiting {
  resolve(page: RenderedPage | null): void;
  reject(error: Error): void;
}

/** One rendering thread. When it ends, all its pending work fails. */
export interface RenderThread {
  load(job: Pick<RenderJob, 'shellFile' | 'remoteFile'>): Promise<unknown>;
  render(job: RenderJob): Promise<RenderedPage>;
  readonly isEnded: boolean;
  /** Ends the thread at once, during any work. */
  end(reason: string): Promise<void>;
}

/** The bundle's file beside this one. From sources: the source through tsx, which a thread must load itself. */
function startWorker(memoryMb: number): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: memoryMb }, stdout: true, stderr: true };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./render-worker.mjs', import.meta.url), options);
  const source = new URL('./render-worker.ts', import.meta.url).href;
  const load = `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
    .then((tsx) => tsx.tsImport(${JSON.stringify(source)}, ${JSON.stringify(source)}));`;
  return new Worker(load, { ...options, eval: true });
}

export function startRenderThread({ ask, memoryMb }: RenderThreadOptions): RenderThread {
  const worker = startWorker(memoryMb);
  // Output of a remote does not belong in the gateway's log.
  worker.stdout.resume();
  worker.stderr.resume();
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let isEnded = false;
  let lastId = 0;

  const fail = (reason: string): void => {
    isEnded = true;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const send = (message: RenderMessage): void => worker.postMessage(message);
  const post = (make: (id: number) => RenderMessage): Promise<RenderedPage | null> =>
    new Promise((resolve, reject) => {
      if (isEnded) return reject(new Error('the rendering thread has ended'));
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      send(make(lastId));
    });

  worker.on('message', (report: RenderReport) => {
    if (report.kind === 'call') {
      const { call, request } = report;
      void ask(request)
        .catch((): ApiAnswer => ({ status: 503, body: null }))
        .then((answer) => !isEnded && send({ kind: 'answer', call, answer }));
      return;
    }
    const request = waiting.get(report.id);
    waiting.delete(report.id);
    if (report.kind === 'done') request?.resolve(report.page);
    else request?.reject(new Error(report.reason));
  });
  worker.on('error', (error) => fail(error.message));
  worker.on('exit', () => fail('the rendering thread has ended'));

  return {
    get isEnded() {
      return isEnded;
    },
    load: (job) => post((id) => ({ kind: 'load', id, job })),
    async render(job) {
      const page = await post((id) => ({ kind: 'render', id, job }));
      if (page === null) throw new Error('nothing was rendered');
      return page;
    },
    async end(reason) {
      fail(reason);
      await worker.terminate();
    },
  };
}
