import type { Draft } from './drafts';

const prefix = 'enlace.draft ';
/** Older drafts are of no use to anybody: the record has gone on. In milliseconds. */
const longest = 7 * 24 * 3_600_000;
/** Characters; the browser's storage holds some five million in all. */
const largest = 400_000;

/** Drafts that outlive the window: in the browser's own storage, by person and form, for a week. */
export const storedDrafts = {
  get(key: string): Draft | undefined {
    try {
      const text = localStorage.getItem(prefix + key);
      if (text === null) return undefined;
      const { at, draft } = JSON.parse(text) as { at: number; draft: Draft };
      return Date.now() - at < longest ? draft : undefined;
    } catch {
      // No storage, or something else under our name: then there is no draft.
      return undefined;
    }
  },
  set(key: string, draft: Draft): void {
    const text = JSON.stringify({ at: Date.now(), draft });
    try {
      if (text.length <= largest) localStorage.setItem(prefix + key, text);
    } catch {
      // Full or forbidden: the window itself still remembers.
    }
  },
  delete(key: string): void {
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // Nothing was there.
    }
  },
};
