import { useScreen } from '@enlace/shared-data';
import { useRef, useState } from 'react';

export interface KeptWords<T> {
  readonly words: T;
  /** Stores new text; a function receives the current text. */
  readonly keep: (words: T | ((now: T) => T)) => void;
  /** Removes the text after it was saved or discarded. */
  readonly drop: () => void;
}

/**
 * The user's unsent text for a record. It outlives a closed dialog, a new sign-in and a reload, until the tab is closed;
 * another user of the same browser cannot see it.
 * @param what the form
 */
export function useKeptWords<T extends object>(what: string, recordId: number | string, begin: () => T): KeptWords<T> {
  const { viewer } = useScreen();
  const key = `enlace_draft:${viewer?.id ?? 0} ${what} ${recordId}`;
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
    const storedText: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof storedText === 'object' && storedText !== null ? storedText : {};
  } catch {
    // Without storage, or with an unreadable value, there is no text.
    return {};
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // If the storage is full or forbidden, the text exists until the page is left.
  }
}
