import { useStore } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** What a recruiter finds again after the visit of a record; exists until the tab is closed. */
interface ListMemory {
  /** Scroll position by the address of a list. */
  readonly heights: Map<string, number>;
  /** The record that was open last, by the path of its list; the list removes it after showing it. */
  readonly openIds: Map<string, number>;
}

const memories = new WeakMap<object, ListMemory>();

/** The memory of this tab, one for each store. */
function useListMemory(): ListMemory {
  const store = useStore();
  const memory = memories.get(store) ?? { heights: new Map(), openIds: new Map() };
  memories.set(store, memory);
  return memory;
}

/** Notes the open record for the way back to its list. */
export function useOpenRecord(path: string, id: number | null): void {
  const { openIds } = useListMemory();
  useEffect(() => {
    if (id !== null) openIds.set(path, id);
  }, [path, id, openIds]);
}

export interface ListPlace {
  /** Path of the list. */
  readonly path: string;
  /** Address of the list, with its filters. */
  readonly address: string;
  /** Attribute of the links, with the id of their record. */
  readonly attribute: string;
  /** Whether the rows are loaded. */
  readonly hasRows: boolean;
}

/**
 * Restores a list after the visit of a record: its scroll position, and the focus on the record's link.
 * @returns the record to highlight; null when the user comes from elsewhere
 */
export function useListReturn({ path, address, attribute, hasRows }: ListPlace): number | null {
  const { heights, openIds } = useListMemory();
  const [id] = useState(() => openIds.get(path) ?? null);
  const [height] = useState(() => heights.get(address) ?? 0);

  // A layout effect, because a shorter next screen changes the scroll position before a normal effect ends.
  useLayoutEffect(() => {
    const note = () => void heights.set(address, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [address, heights]);

  const arrive = useEffectEvent(() => {
    if (id === null || !hasRows) return undefined;
    openIds.delete(path);
    // The shell first focuses the heading of a new screen and scrolls to the top; this runs after it.
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active !== null && !active.matches('body,main,h1')) return;
      scrollTo(0, height);
      document.querySelector<HTMLElement>(`[${attribute}="${id}"]`)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => arrive(), [hasRows]);
  return id;
}
