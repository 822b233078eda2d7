import { useLocation, useNavigationType } from '@enlace/shared-platform';
import { useEffect, useLayoutEffect, useRef } from 'react';

const positions = new Map<string, number>();

/** The focused element when the last navigation began. */
let focusBefore: Element | null = null;

/** Called when the address changes: the focus of the next page depends on what the user does until it is drawn. */
export function noteDeparture(): void {
  focusBefore = document.activeElement;
}

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
 * Moves the focus to the heading, unless the user has moved it since the navigation began, e.g. into a menu. While the
 * record is loading there is no heading: then the page itself takes the focus and passes it to the heading later.
 * @returns a function that stops the wait
 */
function focusHeading(): (() => void) | undefined {
  const page = document.querySelector<HTMLElement>('main');
  const { activeElement, body } = document;
  // The body has the focus when nothing else has it, and a hidden element is about to lose it.
  const isFree = activeElement === null || [focusBefore, body].includes(activeElement) || isHidden(activeElement);
  if (page === null || !isFree) return undefined;
  const heading = findHeading(page);
  focus(heading ?? page);
  if (heading) return undefined;
  const observer = new MutationObserver(() => {
    const late = findHeading(page);
    if (late === undefined) return;
    observer.disconnect();
    if (document.activeElement === page) focus(late);
  });
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Screens of the last addresses are in the document, too (see `DrawnScreens`). */
function isHidden(element: Element): boolean {
  return element.closest('[style*="display: none"]') !== null;
}

function findHeading(page: Element): HTMLElement | undefined {
  return [...page.querySelectorAll('h1')].find((heading) => !isHidden(heading));
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
