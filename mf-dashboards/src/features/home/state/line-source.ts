import type { ReadLine } from './read-lines';

/** The lines of one request. Those that arrive before they are read wait. */
export interface LineSource {
  readonly push: (lines: readonly ReadLine[]) => void;
  /** The request is over; `error` is null when it was answered. */
  readonly end: (error: unknown) => void;
  /** Lines in groups of at most `most`, for one reader; the first one comes alone. Throws the error of the request. */
  readonly read: (most: number) => AsyncGenerator<readonly ReadLine[], void, undefined>;
}

export function createLineSource(): LineSource {
  const waitingLines: ReadLine[] = [];
  let ending: { readonly error: unknown } | null = null;
  let wake = (): void => undefined;
  async function* read(most: number) {
    for (let size = 1; ;) {
      if (waitingLines.length > 0) {
        yield waitingLines.splice(0, size);
        size = most;
      } else if (ending === null) await new Promise<void>((resolve) => (wake = resolve));
      else if (ending.error === null) return;
      else throw ending.error;
    }
  }
  return {
    read,
    push: (lines) => {
      waitingLines.push(...lines);
      wake();
    },
    end: (error) => {
      ending = { error };
      wake();
    },
  };
}
