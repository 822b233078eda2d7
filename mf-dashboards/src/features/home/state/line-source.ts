import type { ReadLine } from './read-lines';

/** Lines of one response. Lines that arrive before the reader are stored. */
export interface LineSource {
  readonly push: (lines: readonly ReadLine[]) => void;
  /** The request is over; `error` is null when it was answered. */
  readonly end: (error: unknown) => void;
  /** Lines in groups of at most `most`, for one reader; the first one comes alone. Throws the error of the request. */
  readonly read: (most: number) => AsyncGenerator<readonly ReadLine[], void, undefined>;
}

export function createLineSource(): LineSource {
  const waitingLines: ReadLine[] = [];
  let requestEnd: { readonly error: unknown } | null = null;
  let wake = (): void => undefined;
  async function* read(most: number) {
    for (let size = 1; ;) {
      if (waitingLines.length > 0) {
        yield waitingLines.splice(0, size);
        size = most;
      } else if (requestEnd === null) await new Promise<void>((resolve) => (wake = resolve));
      else if (requestEnd.error === null) return;
      else throw requestEnd.error;
    }
  }
  return {
    read,
    push: (lines) => {
      waitingLines.push(...lines);
      wake();
    },
    end: (error) => {
      requestEnd = { error };
      wake();
    },
  };
}
