import { useScreen } from '@enlace/shared-data';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { Draft } from '../memory/drafts';
import { storedDrafts } from '../memory/stored-drafts';
import { useWindowMemory } from '../memory/window-memory';

export interface DraftKeeper {
  /** The draft that existed when the form opened. */
  readonly draft: Draft | undefined;
  /** Stores a draft; null when all changes are saved. */
  keep(draft: Draft | null): void;
  /** Removes the draft: the form was saved or its changes were discarded. */
  forget(): void;
  /** Whether a newer version comes from this user's save outside of the form; true once for each such save. */
  takeOwnSave(): boolean;
}

/** Milliseconds between the last change and storing it. */
const pause = 500;

/** Key of a form in the drafts: each user has drafts of their own. */
export function useDraftKey(form: string): string {
  return `${useScreen().viewer?.id ?? ''} ${form}`;
}

/**
 * Stores the unsaved values of a form for the same user: in this tab immediately, and in the browser, so that a closed
 * tab or a crash loses at most half a second.
 */
export function useDraft(form: string): DraftKeeper {
  const { drafts, followingForms } = useWindowMemory();
  const key = useDraftKey(form);
  const [draft] = useState(() => drafts.get(key) ?? storedDrafts.get(key));
  const latest = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const write = () => {
      clearTimeout(timer.current);
      if (latest.current !== null) storedDrafts.set(key, latest.current);
    };
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
      if (latest.current !== null) drafts.set(key, latest.current);
    };
  }, [drafts, key]);

  return useMemo(
    () => ({
      draft,
      keep(draft) {
        const had = latest.current !== null;
        latest.current = draft;
        clearTimeout(timer.current);
        if (draft !== null) {
          drafts.set(key, draft);
          timer.current = setTimeout(() => storedDrafts.set(key, draft), pause);
        } else if (had) {
          drafts.delete(key);
          storedDrafts.delete(key);
        }
      },
      forget() {
        clearTimeout(timer.current);
        latest.current = null;
        drafts.delete(key);
        storedDrafts.delete(key);
      },
      takeOwnSave: () => followingForms.delete(key),
    }),
    [drafts, draft, followingForms, key],
  );
}
