import type { Preparation } from '../routing/preparation';

/** The elements around the drawn screens, by the name of the screen. */
export const containers = new Map<string, HTMLElement>();

/** The browser keeps the layout of a hidden container; it is not painted, and not there for keyboard and screen reader. */
function hideContent(container: Element, isCovered: boolean): void {
  if (container instanceof HTMLElement) container.style.contentVisibility = isCovered ? 'hidden' : '';
}

/** Shows one container and hides the others, before or after React draws the change. */
export function showContainer(shownContainer: HTMLElement): void {
  for (const container of shownContainer.parentElement?.children ?? [])
    hideContent(container, container !== shownContainer);
}

/** See `Preparation`. */
export const refOfContainer: Preparation['refOfContainer'] = (name, isShown) => (container) => {
  if (container === null) return undefined;
  containers.set(name, container);
  if (isShown) showContainer(container);
  else hideContent(container, true);
  return () => void containers.delete(name);
};
