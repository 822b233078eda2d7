export interface WatchedPart {
  readonly from: number;
  readonly to: number;
}

/** Longest step between two reports of the position that still counts as watched: a second at the fastest rate. */
const longestStep = 4;
/** Most parts of one message; the API refuses more. */
const mostParts = 50;

export interface WatchLog {
  /** The player is at this second. A jump, or a pause, ends the part. */
  add(position: number, isPlaying: boolean): void;
  /** The parts for the next message, in whole seconds. */
  take(): WatchedPart[];
  /**
   * The parts for the last message of a page. Also those of messages without an answer, because the closing page can
   * abort their requests. The server counts a part once.
   */
  takeLast(): WatchedPart[];
  /** A message with these parts was stored. */
  confirm(parts: readonly WatchedPart[]): void;
  /** A message with these parts failed: they are taken again later, unless the last message has them. */
  putBack(parts: readonly WatchedPart[]): void;
}

/** Collects the watched parts of a video from the reports of its player. */
export function createWatchLog(): WatchLog {
  let parts: WatchedPart[] = [];
  let part: WatchedPart | null = null;
  /** Parts of messages without an answer; the value is true for the last message, whose request outlives the page. */
  const openMessages = new Map<readonly WatchedPart[], boolean>();
  const endPart = () => {
    if (part === null) return;
    const whole = { from: Math.floor(part.from), to: Math.ceil(part.to) };
    if (part.to > part.from) parts.push(whole);
    part = null;
  };
  const takeParts = (isLast: boolean) => {
    const last = part;
    endPart();
    // The next part begins where this one ends.
    if (last !== null) part = { from: last.to, to: last.to };
    const messageParts = parts.slice(0, mostParts);
    parts = parts.slice(mostParts);
    if (messageParts.length > 0) openMessages.set(messageParts, isLast);
    return messageParts;
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
    take: () => takeParts(false),
    takeLast() {
      const abortableParts = [...openMessages].filter(([, isLast]) => !isLast).map(([messageParts]) => messageParts);
      for (const messageParts of abortableParts) openMessages.delete(messageParts);
      parts = [...abortableParts.flat(), ...parts];
      return takeParts(true);
    },
    confirm(storedParts) {
      openMessages.delete(storedParts);
    },
    putBack(failedParts) {
      if (openMessages.delete(failedParts)) parts = [...failedParts, ...parts];
    },
  };
}
