import { useState } from 'react';

import type { AdminResource, AdminRow, SaveAnswer } from '../declare/admin-resource';
import type { FormBase } from '../memory/drafts';
import type { Values } from './form-values';

/** A save that waits for the answer to the question of its resource. */
export interface PendingSave {
  readonly record: AdminRow;
  /** The changed values. */
  readonly values: Values;
  /** The answer before a save that failed or was cancelled. */
  readonly answer: SaveAnswer | null;
  readonly next: Values;
  readonly base: FormBase;
}

/** The question of a resource before a save. A save that fails or is cancelled keeps its answer for the next attempt. */
export function useSaveAnswer({ beforeSave }: AdminResource) {
  const [pendingSave, setPendingSave] = useState<PendingSave | null>(null);
  const [lastAnswer, setLastAnswer] = useState<SaveAnswer | null>(null);
  return {
    isNeeded: beforeSave !== undefined,
    pendingSave,
    ask: (save: Omit<PendingSave, 'answer'>) => setPendingSave({ ...save, answer: lastAnswer }),
    close(answer: SaveAnswer | undefined) {
      setPendingSave(null);
      if (answer !== undefined) setLastAnswer(answer);
    },
    forget: () => setLastAnswer(null),
  };
}
