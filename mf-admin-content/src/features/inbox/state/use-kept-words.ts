import { useScreen } from '@enlace/shared-data';
import { useRef, useState } from 'react';

export interface KeptWords<T> {
  readonly words: T;
  /** A function makes the words from those of this moment. */
  readonly keep: (words: T | ((now: T) => T)) => void;
  /** They have arrived, or are not wanted any more. */
  readonly drop: () => void;
}

/**
 * What somebody writes about an entry: it outlives another entry, a closed dialog and a reload, as long as the window
 * does, and nobody else who signs in there sees it.
 */
export function useKeptWords<T extends object>(what: string, entryId: number, begin: () => T): KeptWords<T> {
  const { viewer } = useScreen();
  const key = `enlace.inbox ${viewer?.id ?? 0} ${what} ${entryId}`;
  const [words, setWords] = useState<T>(() => ({ ...begin(), ...read(key) }));
  const now = useRef(words);
  const set = (next: T) => {
    now.current = next;
    setWords(next);
  };
  return {
    words,
    keep(change) {
      const next = typeof change === 'function' ? change(now.current) : change;
      set(next);
      write(key, JSON.stringify(next));
    },
    drop() {
      set(begin());
      write(key, null);
    },
  };
}

function read(key: string): object {
  try {
    const held: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof held === 'object' && held !== null ? held : {};
  } catch {
    // No storage, or something else under our name: then nothing was written.
    return {};
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden: what is written stays until the window goes elsewhere.
  }
}
