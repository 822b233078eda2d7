import { useStore } from '@enlace/shared-platform';

import type { Selected } from '../bulk/selected';
import type { CellBook } from '../cells/cell-book';
import type { Draft } from './drafts';

/** Data of the back office that exists until the tab is closed and does not belong in the store. */
export interface WindowMemory {
  /** The last search of each list, by path. */
  readonly places: Map<string, string>;
  /** Selected rows of a list by its path, with the query that they belong to. */
  readonly selections: Map<string, { readonly query: string; readonly selected: Selected }>;
  /** Ids of unfinished imports, by resource. */
  readonly imports: Map<string, number>;
  /** Edited cells, by the path of their list. */
  readonly cells: Map<string, CellBook>;
  /** Scroll position of each list, by path. */
  readonly heights: Map<string, number>;
  /** The record that was open last, by the path of its list; the list removes it after showing it. */
  readonly openedRecords: Map<string, number>;
  /** Forms with unsaved changes. */
  readonly drafts: Map<string, Draft>;
  /** Forms whose record this user saves elsewhere on the screen: their changes move onto its next version. */
  readonly followingForms: Set<string>;
}

const memories = new WeakMap<object, WindowMemory>();

/** The memory of this tab, one for each store. */
export function useWindowMemory(): WindowMemory {
  const store = useStore();
  const memory = memories.get(store) ?? {
    places: new Map(),
    selections: new Map(),
    imports: new Map(),
    cells: new Map(),
    heights: new Map(),
    openedRecords: new Map(),
    drafts: new Map(),
    followingForms: new Set(),
  };
  memories.set(store, memory);
  return memory;
}
