import { Worker } from 'node:worker_threads';

import { DatabaseFault, sqlState } from './database-fault';
import type { ApiMessage, QueryAnswer, WorkerMessage, WorkerSettings } from './pglite-messages';

interface Waiting {
  resolve(answer: QueryAnswer): void;
  reject(error: Error): void;
}

/** One run of the worker. When it ends, everything that waits for it fails. */
export interface PgliteThread {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
  readonly isEnded: boolean;
  /** Resolves when the thread is gone and nothing holds the folder any more. */
  readonly ended: Promise<void>;
  /** Closes the database and the thread. */
  close(): Promise<void>;
  /** Ends the thread at once; what was acknowledged is on the disk. */
  kill(): Promise<void>;
}

/** The bundle's file beside this one; or, from sources, the source read by tsx, which a thread must load by itself. */
function startWorker(settings: WorkerSettings): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: settings });
  const source = new URL('./pglite-worker.ts', import.meta.url).href;
  const load = `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
    .then((tsx) => tsx.tsImport(${JSON.stringify(source)}, ${JSON.stringify(source)}));`;
  return new Worker(load, { eval: true, workerData: settings });
}

/** Starts the embedded database; resolves when it answers. */
export function startPglite(settings: WorkerSettings): Promise<PgliteThread> {
  const worker = startWorker(settings);
  const waiting = new Map<number, Waiting>();
  let isEnded = false;
  let lastId = 0;
  let leave = (): void => undefined;
  const ended = new Promise<void>((resolve) => (leave = resolve));

  const fail = (error: Error): void => {
    isEnded = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const send = (message: ApiMessage): void => worker.postMessage(message);

  const thread: PgliteThread = {
    ended,
    get isEnded() {
      return isEnded;
    },
    query: (sql, parameters) =>
      new Promise((resolve, reject) => {
        if (isEnded) return reject(new DatabaseFault(sqlState.cannotConnect, 'the embedded database has ended'));
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        send({ id: lastId, sql, parameters });
      }),
    close: () => {
      if (!isEnded) send('close');
      return ended;
    },
    kill: async () => {
      fail(new DatabaseFault(sqlState.queryCanceled, 'the embedded database did not answer in time'));
      await worker.terminate();
    },
  };

  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') return resolve(thread);
      const { fault, answer, id } = { fault: undefined, answer: undefined, ...message };
      if (id === null) return reject(new DatabaseFault(sqlState.cannotConnect, fault?.message ?? ''));
      const asked = waiting.get(id);
      waiting.delete(id);
      if (answer !== undefined) return asked?.resolve(answer);
      return asked?.reject(new DatabaseFault(fault?.code ?? sqlState.internal, fault?.message ?? '', fault));
    });
    worker.on('error', (error) => {
      const fault = new DatabaseFault(sqlState.cannotConnect, error.message.slice(0, 500));
      fail(fault);
      reject(fault);
    });
    worker.on('exit', () => {
      const fault = new DatabaseFault(sqlState.cannotConnect, 'the embedded database has ended');
      fail(fault);
      reject(fault);
      leave();
    });
  });
}
