import type { DrawnScreen } from './drawn-screen';

/** Screens that stay drawn after the user left them. */
const mostHidden = 3;

/** The current screen first, then the last ones that stay in the document. */
export function withCurrent(drawnScreens: readonly DrawnScreen[], current: DrawnScreen): readonly DrawnScreen[] {
  const others = drawnScreens.filter(({ name, screen }) => name !== current.name && screen.staysDrawn === true);
  const last = drawnScreens.find(({ name }) => name === current.name);
  // Equal parameters stay the same object, so that nothing of the screen is drawn again.
  return [{ ...current, params: last?.params ?? current.params }, ...others.slice(0, mostHidden)];
}

/**
 * Screens in an order that does not change between visits: another order would move whole screens in the document.
 * @param nextScreen a screen to draw beside them; null for none
 */
export function inDocumentOrder(
  drawnScreens: readonly DrawnScreen[],
  nextScreen: DrawnScreen | null,
): readonly DrawnScreen[] {
  const [current, ...others] = drawnScreens;
  const isNew = nextScreen !== null && nextScreen.name !== current?.name;
  // A prerendered address replaces the last one of its screen.
  const all = isNew ? [...drawnScreens.slice(0, 1), ...withCurrent(others, nextScreen)] : [...drawnScreens];
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}
