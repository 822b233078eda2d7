import { useEffect, useRef } from 'react';

/**
 * Focuses the title of the screen when a part disappears whose button was pressed; without it, the focus would fall to
 * the page.
 * @returns to be called with each press
 */
export function useTitleFocus(isShown: boolean): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (isShown || !isPressed.current) return;
    isPressed.current = false;
    // The user can have moved on meanwhile.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [isShown]);
  return () => {
    isPressed.current = true;
  };
}
