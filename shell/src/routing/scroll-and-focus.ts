import { isFocusFree } from './last-navigation';

/** The history entry of the last page that was prerendered. */
let prerenderedKey: unknown;

/** Moves window and focus to a page that is shown before the router knows it. */
export function focusPrerendered(key: unknown): void {
  prerenderedKey = key;
  scrollTo(0, 0);
  focusHeading();
}

/** See `Preparation`. */
export function scrollAndFocus(key: string, top: number): (() => void) | undefined {
  if (key !== prerenderedKey) scrollTo(0, top);
  return focusHeading();
}

/**
 * Moves the focus to the heading, unless the user has moved it since the navigation began, e.g. into a menu. While the
 * record is loading there is no heading: then the page itself takes the focus and passes it to the heading later.
 * @returns a function that stops the wait
 */
function focusHeading(): (() => void) | undefined {
  const page = document.querySelector<HTMLElement>('main');
  const { activeElement } = document;
  // The page has the focus while it waits, and a hidden element is about to lose it.
  const isFree = isFocusFree() || activeElement === page || (activeElement !== null && isHidden(activeElement));
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

/** Screens of the last addresses are in the document, too, in hidden containers. */
function isHidden(element: Element): boolean {
  return element.closest('[style*="visibility: hidden"]') !== null;
}

function findHeading(page: Element): HTMLElement | undefined {
  return [...page.querySelectorAll('h1')].find((heading) => !isHidden(heading));
}

function focus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
