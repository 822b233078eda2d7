import type { Candidate } from '@enlace/shared-contract/recruiting';
import { useStore } from '@enlace/shared-platform';

import type { Walk } from './read-walk';

/** What a recruiter finds again after the visit of a candidate; exists until the tab is closed. */
export interface ListMemory {
  /** Scroll position by the address of a list. */
  readonly heights: Map<string, number>;
  /** The candidate that was open last, by the path of the list; the list removes it after showing it. */
  readonly openIds: Map<string, Candidate['id']>;
  /** The list of the open candidate, by its address. */
  readonly walks: Map<string, Walk>;
}

const memories = new WeakMap<object, ListMemory>();

/** The memory of this tab, one for each store. */
export function useListMemory(): ListMemory {
  const store = useStore();
  const memory = memories.get(store) ?? { heights: new Map(), openIds: new Map(), walks: new Map() };
  memories.set(store, memory);
  return memory;
}
