import type { Draft } from './drafts';

const prefix = 'enlace.draft ';
/** Lifetime of a draft in milliseconds; an older one does not fit the record any more. */
const longest = 7 * 24 * 3_600_000;
/** Size limit in characters; the browser's storage holds about five million. */
const largest = 400_000;

/** Drafts in the browser's storage, by user and form, for a week. They outlive the tab. */
export const storedDrafts = {
  get(key: string): Draft | undefined {
    try {
      const text = localStorage.getItem(prefix + key);
      if (text === null) return undefined;
      const { at, draft } = JSON.parse(text) as { at: number; draft: Draft };
      return Date.now() - at < longest ? draft : undefined;
    } catch {
      // Without storage, or with an unreadable value, there is no draft.
      return undefined;
    }
  },
  set(key: string, draft: Draft): void {
    const text = JSON.stringify({ at: Date.now(), draft });
    try {
      if (text.length <= largest) localStorage.setItem(prefix + key, text);
    } catch {
      // If the storage is full or forbidden, only this tab has the draft.
    }
  },
  delete(key: string): void {
    try {
      localStorage.removeItem(prefix + key);
    } catch {
      // There was no draft.
    }
  },
};
