import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface HiddenEdges {
  readonly start: boolean;
  readonly end: boolean;
}

const nothingHidden: HiddenEdges = { start: false, end: false };

/** Part of the visible width that one press of an edge moves. */
const step = 0.7;

/** Distance in pixels from which an edge counts as hidden; browsers round positions. */
const tolerance = 2;

/** Width in pixels of a faded edge. */
export const edgeWidth = 56;

/**
 * A row that can be wider than its place: which of its edges are out of sight, and a function that scrolls to one side
 * (-1 or 1). The chosen tab (`aria-selected`) is scrolled into sight.
 */
export function useOverflow(selectedId: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const [hiddenSides, setHiddenSides] = useState(nothingHidden);

  const look = () => {
    const { current } = list;
    if (current === null) return;
    const start = current.scrollLeft > tolerance;
    const end = current.scrollLeft + current.clientWidth < current.scrollWidth - tolerance;
    setHiddenSides((before) => (before.start === start && before.end === end ? before : { start, end }));
  };

  // Tabs can come, go, and change their words with each rendering.
  useEffect(look);

  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    current.addEventListener('scroll', look, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    for (const box of [current, ...current.children]) observer?.observe(box);
    return () => {
      current.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const { current } = list;
    const tab = current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (current && tab && !isInSight(current, tab)) {
      current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [selectedId]);

  const scroll = (side: -1 | 1) => list.current?.scrollBy({ left: side * step * list.current.clientWidth });
  return { list, hiddenSides, scroll };
}

function isInSight({ scrollLeft, clientWidth }: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): boolean {
  return offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
}
