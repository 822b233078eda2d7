import { useStore } from '@enlace/shared-platform';

import type { Selected } from '../bulk/selected';
import type { CellBook } from '../cells/cell-book';
import type { Draft } from './drafts';

/** What the back office remembers as long as the window lives: nothing of it is worth a place in the state. */
export interface WindowMemory {
  /** Search of each list as it was last seen, by path. */
  readonly places: Map<string, string>;
  /** Rows chosen in a list, by its path, with the query that they were chosen in. */
  readonly selections: Map<string, { readonly query: string; readonly selected: Selected }>;
  /** Imports that have been begun, by resource: their ids. */
  readonly imports: Map<string, number>;
  /** Cells that are written in, by the path of their list. */
  readonly cells: Map<string, CellBook>;
  /** Where each list was left, by its path: how far down the window stood. */
  readonly heights: Map<string, number>;
  /** The record that was open last, by the path of its list; the list forgets it once it has been shown there. */
  readonly openedRecords: Map<string, number>;
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
    cells: new Map(),
    heights: new Map(),
    openedRecords: new Map(),
    drafts: new Map(),
  };
  memories.set(store, found);
  return found;
}
