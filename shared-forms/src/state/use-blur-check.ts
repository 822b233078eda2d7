import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Tells which field was left. While a pointer is down it waits: a sentence that appears between press and release would
 * move the button away from under the finger, and the click would be lost.
 */
export function useBlurCheck(onLeft: (names: readonly string[]) => void) {
  const isPressed = useRef(false);
  const waiting = useRef<string[]>([]);
  const tell = useRef(onLeft);
  useEffect(() => {
    tell.current = onLeft;
  });
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // After the click that belongs to it.
      setTimeout(() => {
        const names = waiting.current.splice(0);
        if (names.length > 0) tell.current(names);
      }, 0);
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    document.addEventListener('pointerdown', press, true);
    ends.forEach((end) => document.addEventListener(end, release, true));
    return () => {
      document.removeEventListener('pointerdown', press, true);
      ends.forEach((end) => document.removeEventListener(end, release, true));
    };
  }, []);
  return (event: FocusEvent<HTMLFormElement>) => {
    const name = fieldName(event.target);
    // Within a group the field is not left, and a window that loses the focus leaves nothing.
    if (name === '' || name === fieldName(event.relatedTarget) || document.activeElement === event.target) return;
    if (isPressed.current) waiting.current.push(name);
    else onLeft([name]);
  };
}

function fieldName(target: EventTarget | null): string {
  if (!(target instanceof Element) || !('name' in target) || typeof target.name !== 'string') return '';
  return target.name.replace(/\[\]$/, '');
}
