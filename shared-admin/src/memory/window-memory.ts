import { useStore } from '@enlace/shared-platform';

import type { Selected } from '../bulk/selected';
import type { Draft } from './drafts';

/** What the back office remembers as long as the window lives: nothing of it is worth a place in the state. */
export interface WindowMemory {
  /** Search of each list as it was last seen, by path. */
  readonly places: Map<string, string>;
  /** Rows chosen in a list, by its path, with the query that they were chosen in. */
  readonly selections: Map<string, { readonly query: string; readonly selected: Selected }>;
  /** Imports that have been begun, by resource: their ids. */
  readonly imports: Map<string, number>;
  /** Forms that were left unsaved. */
  readonly drafts: Map<string, Draft>;
}

const memories = new WeakMap<object, WindowMemory>();

/** The memory of this window, one for each store. */
export function useWindowMemory(): WindowMemory {
  const store = useStore();
  const found = memories.get(store) ?? {
    places: new Map(),
    selections: new Map(),
    imports: new Map(),
    drafts: new Map(),
  };
  memories.set(store, found);
  return found;
}
