import { useScreen } from '@enlace/shared-data';
import { useEffect, useRef } from 'react';

import type { Draft } from '../memory/drafts';
import { useWindowMemory } from '../memory/window-memory';

export interface DraftKeeper {
  /** The draft that was found when the form opened. */
  readonly found: Draft | undefined;
  /** Tells what to keep when the form leaves; null when nothing is unsaved. */
  keep(draft: Draft | null): void;
  /** Forgets it: the form was saved, or is left on purpose. */
  forget(): void;
}

/** Keeps a form that leaves unsaved, whatever made it leave, for the same person in the same window. */
export function useDraft(form: string): DraftKeeper {
  const { drafts } = useWindowMemory();
  const key = `${useScreen().viewer?.id ?? ''} ${form}`;
  const latest = useRef<Draft | null>(null);
  useEffect(
    () => () => {
      if (latest.current !== null) drafts.set(key, latest.current);
    },
    [drafts, key],
  );
  return {
    found: drafts.get(key),
    keep(draft) {
      latest.current = draft;
    },
    forget() {
      latest.current = null;
      drafts.delete(key);
    },
  };
}
