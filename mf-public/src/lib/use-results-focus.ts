import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a change of page within a screen, focuses the results' heading and scrolls to it; the shell does this between
 * screens only.
 */
export function useResultsFocus(page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    heading.current?.focus();
  }, [page]);
  return heading;
}
