import type { PoolMember } from '@enlace/shared-contract/recruiting';
import { useStore } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

import { poolPath } from './pool-choice';

/** What a recruiter finds again after the visit of a member; exists until the tab is closed. */
interface ListMemory {
  /** Scroll position by the address of a list. */
  readonly heights: Map<string, number>;
  /** The member who was open last, by the path of the list; the list removes the id after showing it. */
  readonly openIds: Map<string, PoolMember['id']>;
}

const memories = new WeakMap<object, ListMemory>();

/** The memory of this tab, one for each store. */
function useListMemory(): ListMemory {
  const store = useStore();
  const memory = memories.get(store) ?? { heights: new Map(), openIds: new Map() };
  memories.set(store, memory);
  return memory;
}

/** Notes the open member for the way back to the list. */
export function useOpenMember(id: PoolMember['id'] | null): void {
  const { openIds } = useListMemory();
  useEffect(() => {
    if (id !== null) openIds.set(poolPath, id);
  }, [id, openIds]);
}

/**
 * Restores the list after the visit of a member: its scroll position, and the focus on the member's link.
 * @param address the address of the list
 * @param hasRows whether its members are loaded
 * @returns the member to highlight; null when the user comes from elsewhere
 */
export function useListReturn(address: string, hasRows: boolean): PoolMember['id'] | null {
  const { heights, openIds } = useListMemory();
  const [id] = useState(() => openIds.get(poolPath) ?? null);
  const [height] = useState(() => heights.get(address) ?? 0);

  // A layout effect, because a shorter next screen changes the scroll position before a normal effect ends.
  useLayoutEffect(() => {
    const note = () => void heights.set(address, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [address, heights]);

  const arrive = useEffectEvent(() => {
    if (id === null || !hasRows) return undefined;
    openIds.delete(poolPath);
    // The shell first focuses the heading of a new screen and scrolls to the top; this runs after it.
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active !== null && !active.matches('body,main,h1')) return;
      scrollTo(0, height);
      document.querySelector<HTMLElement>(`[data-member="${id}"]`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => arrive(), [hasRows]);
  return id;
}
