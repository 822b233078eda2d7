import { useLocation, useNavigationType } from '@enlace/shared-platform';
import { useEffect, useLayoutEffect, useRef } from 'react';

const positions = new Map<string, number>();

/**
 * After a navigation: moves the focus to the heading, so that screen readers start there, and scrolls to the top, or
 * to the former position on back and forward.
 * @param arrival the drawn screen and its history entry
 */
export function useArrival(arrival: { readonly key: string } | null): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const first = useRef(key);
  const shownPath = useRef(pathname);

  // Changes with the page itself: a shorter page scrolls the window, and that is not the position of the last one.
  useLayoutEffect(() => {
    const keep = () => positions.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);

  const isHere = arrival?.key === key;
  useEffect(() => {
    if (!isHere || first.current === key || shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    first.current = '';
    scrollTo(0, type === 'POP' ? (positions.get(key) ?? 0) : 0);
    return focusHeading();
  }, [isHere, key, pathname, type]);
}

/**
 * Moves the focus to the heading. While the record is loading there is none: then the page itself takes the focus and
 * passes it to the heading later, unless the user has moved it.
 * @returns a function that stops the wait
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
