import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react';

declare global {
  /** The last button or form with `data-early` that was used before its code was there (gateway/src/html/early-press.ts). */
  var enlacePress: Element | undefined;
}

export interface EarlyPressProps {
  readonly 'data-early'?: '';
}

/**
 * Makes a press count that comes before the code of a rendered page: a button, or a form that needs scripts.
 *
 * @param element the button or the form
 * @param onPress does what the press asked for; typed values have been read then
 * @returns attributes of the element
 */
export function useEarlyPress<E extends Element>(
  element: RefObject<E | null>,
  onPress: (element: E) => void,
): EarlyPressProps {
  // In the same drawing as the values that a form reads from its fields when it starts.
  const [isReady, start] = useReducer(() => true, false);
  const press = useEffectEvent(onPress);
  useEffect(() => start(), []);
  useEffect(() => {
    const pressedElement = element.current;
    if (!isReady || pressedElement === null || globalThis.enlacePress !== pressedElement) return;
    globalThis.enlacePress = undefined;
    press(pressedElement);
  }, [isReady, element]);
  return isReady ? {} : { 'data-early': '' };
}

/** Sends a form whose button was pressed before its code was there. */
export const sendForm = (form: HTMLFormElement): void => form.requestSubmit();
