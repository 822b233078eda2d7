import { useLocation, useNavigationType } from '@enlace/shared-platform';
import { useEffect, useLayoutEffect, useRef } from 'react';

const positions = new Map<string, number>();

/**
 * What happens when a page has arrived after a navigation: the heading gets the focus (so that a screen reader starts
 * there), and the window stands at the top, or where it was on back and forward.
 * @param arrival the screen that is drawn and the history entry it was drawn for
 */
export function useArrival(arrival: { readonly key: string } | null): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const first = useRef(key);
  const shown = useRef(pathname);

  // Changes with the page itself: a shorter one scrolls the window, and that is not where the last one stood.
  useLayoutEffect(() => {
    const keep = () => positions.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);

  const isHere = arrival?.key === key;
  useEffect(() => {
    if (!isHere || first.current === key || shown.current === pathname) return undefined;
    shown.current = pathname;
    first.current = '';
    scrollTo(0, type === 'POP' ? (positions.get(key) ?? 0) : 0);
    return focusHeading();
  }, [isHere, key, pathname, type]);
}

/**
 * Gives the heading the focus. While the page's record is on its way there is none: the page itself has the focus then,
 * and hands it on when the heading comes, unless the person has gone elsewhere.
 * @returns stops waiting
 */
function focusHeading(): (() => void) | undefined {
  const page = document.querySelector<HTMLElement>('main');
  const heading = page?.querySelector<HTMLElement>('h1');
  focus(heading ?? page);
  if (!page || heading) return undefined;
  const observer = new MutationObserver(() => {
    const late = page.querySelector<HTMLElement>('h1');
    if (late === null) return;
    observer.disconnect();
    if (document.activeElement === page) focus(late);
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focus(target: HTMLElement | null): void {
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
