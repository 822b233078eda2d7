import { useEffect, useRef, type RefObject } from 'react';

/**
 * After turning a page within one screen, the results' heading gets the focus and comes into view; the shell does this
 * only between screens.
 */
export function useResultsFocus(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus();
  }, [page]);
  return heading;
}
