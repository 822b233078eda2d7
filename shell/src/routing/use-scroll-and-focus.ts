import { useLocation, useNavigationType } from '@enlace/shared-platform';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { newestKey } from './newest-key';
import type { Preparation } from './preparation';

const positions = new Map<string, number>();

/**
 * After a navigation: moves the focus to the heading, so that screen readers start there, and scrolls to the top, or
 * to the former position on back and forward.
 * @param arrival the drawn screen and its history entry
 */
export function useScrollAndFocus(
  drawnPage: { readonly key: string } | null,
  preparation: Pick<Preparation, 'scrollAndFocus'>,
): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef(pathname);

  // Changes with the page itself: a shorter page scrolls the window, and that is not the position of the last one.
  useLayoutEffect(() => {
    // A prerendered page scrolls the window, too.
    const keep = () => (newestKey() ?? 'default') === key && positions.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);

  const isHere = drawnPage?.key === key;
  useEffect(() => {
    if (!isHere || shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    return preparation.scrollAndFocus(key, type === 'POP' ? (positions.get(key) ?? 0) : 0);
  }, [isHere, key, pathname, preparation, type]);
}
