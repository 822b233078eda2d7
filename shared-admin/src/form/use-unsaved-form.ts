import type { ResourceHandle } from '@enlace/shared-data';

import { storedDrafts } from '../memory/stored-drafts';
import { useWindowMemory } from '../memory/window-memory';
import { useDraftKey } from './use-draft';

export interface UnsavedForm {
  /** Whether the form has unsaved changes, on the screen or as a draft. */
  hasChanges(): boolean;
  /** Before a save outside of the form: its unsaved changes move onto the new version without a conflict. */
  follow(): void;
  /** The save failed. */
  unfollow(): void;
}

/** The form of a record, for a part of its screen that saves the record without the form. */
export function useUnsavedForm({ path }: Pick<ResourceHandle, 'path'>, id: number): UnsavedForm {
  const { drafts, followingForms } = useWindowMemory();
  const key = useDraftKey(`${path} edit:${id}`);
  return {
    hasChanges: () => drafts.has(key) || storedDrafts.get(key) !== undefined,
    follow: () => void followingForms.add(key),
    unfollow: () => void followingForms.delete(key),
  };
}
