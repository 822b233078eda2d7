import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

import type { Logger } from 'pino';
import * as z from 'zod/mini';

import type { DataChange } from '../render/page-reads';

const lineSchema = z.nullable(z.object({ table: z.string(), ids: z.nullable(z.array(z.number())) }));
const retryMs = 500;
/** The API writes a line at least every five seconds. */
const silenceMs = 15_000;

/**
 * Reads the changes of data from the API at another address, one line each. After a break it starts again and reports
 * an unknown change. Returns the function that ends it.
 */
export function watchRemote(
  apiUrl: string,
  secret: string,
  onChange: (change: DataChange | null) => void,
  log?: Pick<Logger, 'warn'>,
): () => void {
  const end = new AbortController();
  let isHeard = true;

  const read = async (): Promise<void> => {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), silenceMs);
    try {
      const answer = await fetch(`${apiUrl}/internal/changes`, {
        headers: { authorization: `Bearer ${secret}` },
        signal: AbortSignal.any([end.signal, silence.signal]),
      });
      if (!answer.ok || answer.body === null) throw new Error(`/internal/changes answered ${answer.status}`);
      for await (const line of createInterface({ input: Readable.fromWeb(answer.body) })) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), silenceMs);
        if (!isHeard) onChange(null);
        isHeard = true;
        if (line !== '') onChange(lineSchema.parse(JSON.parse(line)));
      }
      throw new Error('/internal/changes has ended');
    } finally {
      clearTimeout(timer);
    }
  };

  const follow = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await read().catch((error: unknown) => {
        if (isHeard && !end.signal.aborted) log?.warn({ err: error }, 'changes of data are not heard for a moment');
        isHeard = false;
      });
      if (!end.signal.aborted) await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    }
  };
  void follow();
  return () => end.abort();
}
