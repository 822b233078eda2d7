import type { Candidate } from '@enlace/shared-contract/recruiting';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

import { candidatesPath } from './candidates-choice';
import { useListMemory } from './list-memory';

/**
 * Restores a list after the visit of a candidate: its scroll position, and the focus on the candidate's link.
 * @param address the address of the list
 * @param hasRows whether its candidates are loaded
 * @returns the candidate to highlight; null when the user comes from elsewhere
 */
export function useListReturn(address: string, hasRows: boolean): Candidate['id'] | null {
  const { heights, openIds, walks } = useListMemory();
  const [id] = useState(() => openIds.get(candidatesPath) ?? null);
  const [height] = useState(() => heights.get(address) ?? 0);

  // A layout effect, because a shorter next screen changes the scroll position before a normal effect ends.
  useLayoutEffect(() => {
    const note = () => void heights.set(address, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [address, heights]);

  // The order of the list can have changed meanwhile.
  useEffect(() => walks.clear(), [walks]);

  const arrive = useEffectEvent(() => {
    if (id === null || !hasRows) return undefined;
    openIds.delete(candidatesPath);
    // The shell first focuses the heading of a new screen and scrolls to the top; this runs after it.
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active !== null && !active.matches('body,main,h1')) return;
      scrollTo(0, height);
      document.querySelector<HTMLElement>(`[data-candidate="${id}"]`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => arrive(), [hasRows]);
  return id;
}
