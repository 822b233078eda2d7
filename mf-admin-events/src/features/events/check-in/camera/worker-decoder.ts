import type { Decoder } from './decoder';
import { TrustedWorker } from './trusted-worker';

interface Answer {
  readonly id: number;
  readonly text: string | null;
  readonly fault?: string;
}

/** The decoder of ZXing in a worker, so that the page stays responsive. */
export function createWorkerDecoder(): Decoder {
  const worker = new TrustedWorker(
    new URL(/* webpackChunkName: "check-in-decoder" */ './decode-in-worker.ts', import.meta.url),
  );
  return connectDecoder(worker);
}

/** The worker's part that the decoder uses. */
export interface WorkerPort {
  postMessage(message: unknown, transfer: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Sends pictures to a worker and waits for its answers. */
export function connectDecoder(worker: WorkerPort): Decoder {
  const waiting = new Map<number, { resolve: (text: string | null) => void; reject: (error: Error) => void }>();
  let last = 0;
  const fail = (message: string) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  worker.onmessage = ({ data: { id, text, fault } }) => {
    const pending = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) pending?.resolve(text);
    else pending?.reject(new Error(fault));
  };
  worker.onerror = ({ message }) => fail(message || 'the decoder could not be loaded');
  return {
    decode: (image) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, image }, [image.data.buffer]);
      }),
    close() {
      fail('closed');
      worker.terminate();
    },
  };
}
