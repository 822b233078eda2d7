import { useStore } from '@enlace/shared-platform';

import type { Walk } from './read-walk';

const memories = new WeakMap<object, Map<string, Walk>>();

/** The list of the open candidate, by its address, for each store; exists until the tab is closed. */
export function useWalkMemory(): Map<string, Walk> {
  const store = useStore();
  const walks = memories.get(store) ?? new Map<string, Walk>();
  memories.set(store, walks);
  return walks;
}
