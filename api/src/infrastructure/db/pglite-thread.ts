import { Worker } from 'node:worker_threads';

import { DatabaseFault, sqlState } from './database-fault';
import type { ApiMessage, QueryAnswer, WorkerMessage, WorkerSettings } from './pglite-messages';

interface Waiting {
  resolve(answer: QueryAnswer): void;
  reject(error: Error): void;
}

/** One run of the worker. Its end makes all waiting queries fail. */
export interface PgliteThread {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryAnswer>;
  readonly isEnded: boolean;
  /** Resolves when the thread has ended and the folder is free. */
  readonly ended: Promise<void>;
  /** Closes the database and the thread. */
  close(): Promise<void>;
  /** Ends the thread immediately; acknowledged writes are already on the disk. */
  kill(): Promise<void>;
}

/** The bundled worker beside this file; or, when sources run, the TypeScript source, for which the thread loads tsx. */
function startWorker(settings: WorkerSettings): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: settings });
  const source = new URL('./pglite-worker.ts', import.meta.url).href;
  const load = `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
    .then((tsx) => tsx.tsImport(${JSON.stringify(source)}, ${JSON.stringify(source)}));`;
  return new Worker(load, { eval: true, workerData: settings });
}

/** Starts the embedded database; resolves when the database answers. */
export function startPglite(settings: WorkerSettings, onChange: (text: string) => void): Promise<PgliteThread> {
  const worker = startWorker(settings);
  const waiting = new Map<number, Waiting>();
  let isEnded = false;
  let lastId = 0;
  let leave = (): void => undefined;
  const end = new Promise<void>((resolve) => (leave = resolve));

  const fail = (error: Error): void => {
    isEnded = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const send = (message: ApiMessage): void => worker.postMessage(message);

  const thread: PgliteThread = {
    ended: end,
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
      return end;
    },
    kill: async () => {
      fail(new DatabaseFault(sqlState.queryCanceled, 'the embedded database did not answer in time'));
      await worker.terminate();
    },
  };

  return new Promise((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') return resolve(thread);
      if (message.kind === 'change') return onChange(message.text);
      const { fault, answer, id } = { fault: undefined, answer: undefined, ...message };
      if (id === null) return reject(new DatabaseFault(sqlState.cannotConnect, fault?.message ?? ''));
      const waitingQuery = waiting.get(id);
      waiting.delete(id);
      if (answer !== undefined) return waitingQuery?.resolve(answer);
      return waitingQuery?.reject(new DatabaseFault(fault?.code ?? sqlState.internal, fault?.message ?? '', fault));
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
