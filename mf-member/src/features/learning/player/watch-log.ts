export interface WatchedPart {
  readonly from: number;
  readonly to: number;
}

/** Longest step between two reports of the position that still counts as watched: a second at the fastest rate. */
const longestStep = 4;

export interface WatchLog {
  /** The player is at this second. A jump, or a pause, ends the part. */
  add(position: number, isPlaying: boolean): void;
  /** The parts since the last call, in whole seconds. */
  take(): WatchedPart[];
  /** Parts that could not be stored are taken again later. */
  putBack(parts: readonly WatchedPart[]): void;
}

/** Collects the watched parts of a video from the reports of its player. */
export function createWatchLog(): WatchLog {
  let parts: WatchedPart[] = [];
  let part: WatchedPart | null = null;
  const endPart = () => {
    if (part === null) return;
    const whole = { from: Math.floor(part.from), to: Math.ceil(part.to) };
    if (part.to > part.from) parts.push(whole);
    part = null;
  };
  return {
    add(position, isPlaying) {
      if (part !== null && position >= part.to && position - part.to <= longestStep)
        part = { from: part.from, to: position };
      else {
        endPart();
        part = { from: position, to: position };
      }
      if (!isPlaying) endPart();
    },
    take() {
      const last = part;
      endPart();
      // The next part begins where this one ends.
      if (last !== null) part = { from: last.to, to: last.to };
      const takenParts = parts;
      parts = [];
      return takenParts;
    },
    putBack(failedParts) {
      parts = [...failedParts, ...parts].slice(0, 50);
    },
  };
}
