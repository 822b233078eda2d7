import { useScreen } from '@enlace/shared-data';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { Draft } from '../memory/drafts';
import { storedDrafts } from '../memory/stored-drafts';
import { useWindowMemory } from '../memory/window-memory';

export interface DraftKeeper {
  /** The draft that was found when the form opened. */
  readonly found: Draft | undefined;
  /** Tells what to keep; null when nothing is unsaved. */
  keep(draft: Draft | null): void;
  /** Forgets it: the form was saved, or is left on purpose. */
  forget(): void;
}

/** Milliseconds after the last change until it is written down. */
const pause = 500;

/**
 * Keeps a form that leaves unsaved, whatever made it leave, for the same person: in this window as it is, and in the
 * browser, so that a closed tab or a crash loses no more than half a second.
 */
export function useDraft(form: string): DraftKeeper {
  const { drafts } = useWindowMemory();
  const key = `${useScreen().viewer?.id ?? ''} ${form}`;
  const [found] = useState(() => drafts.get(key) ?? storedDrafts.get(key));
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
      found,
      keep(draft) {
        const had = latest.current !== null;
        latest.current = draft;
        clearTimeout(timer.current);
        if (draft !== null) timer.current = setTimeout(() => storedDrafts.set(key, draft), pause);
        else if (had) {
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
    }),
    [drafts, found, key],
  );
}
