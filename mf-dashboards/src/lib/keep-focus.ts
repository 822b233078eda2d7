const stops = 'a[href],button,input,select,textarea,summary,[tabindex]';
const headings = 'h1[tabindex],h2[tabindex],h3[tabindex]';

/** An element, and its place among the children of its parent. */
interface Step {
  readonly element: Element;
  readonly index: number;
}

/**
 * A ref. When the focused element of this part leaves the page, e.g. a button whose message has ended, the focus goes to
 * what took its place, to the neighbour before it, or to the part around it. Without this, the keyboard begins at the
 * top of the page. Dialogs do the same themselves.
 */
export function keepFocus(area: HTMLElement | null): (() => void) | undefined {
  if (area === null) return undefined;
  let path: readonly Step[] = [];
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof Element ? pathOf(target, area) : [];
  };
  const restore = () => {
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
    if (path[0]?.element.isConnected !== false || hasFocus) return;
    placesOf(path).some(focusFirst);
    if (document.activeElement === document.body) path = [];
  };
  const observer = new MutationObserver(restore);
  observer.observe(area, { childList: true, subtree: true });
  area.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    area.removeEventListener('focusin', remember);
  };
}

/** The steps from an element up to the area. */
function pathOf(element: Element, area: Element): readonly Step[] {
  const { parentElement: parent } = element;
  if (parent === null) return [];
  const step = { element, index: [...parent.children].indexOf(element) };
  return element === area ? [step] : [step, ...pathOf(parent, area)];
}

/** Where to look for the next stop, the nearest place first. */
function placesOf(path: readonly Step[]): readonly Element[] {
  const depth = path.findIndex(({ element }) => element.isConnected);
  const parent = path[depth]?.element;
  const index = path[depth - 1]?.index;
  if (parent === undefined || index === undefined) return [];
  const [next, previous] = [parent.children[index], parent.children[index - 1]];
  return [next, previous, ...path.slice(depth).map(({ element }) => element)].filter((place) => place !== undefined);
}

/** Focuses the heading of a place, or its first stop; false without one. */
function focusFirst(place: Element): boolean {
  const ownStop = place.matches(stops) ? [place] : [];
  const candidates = [...place.querySelectorAll(headings), ...ownStop, ...place.querySelectorAll(stops)];
  return candidates.some((stop) => {
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
    return document.activeElement === stop;
  });
}
