import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Reports the field that the focus has left. It waits while a pointer is down: a message that appears between press and
 * release would move the button, and the click would be lost.
 */
export function useBlurCheck(onLeft: (names: readonly string[]) => void) {
  const isPressed = useRef(false);
  const waitingNames = useRef<string[]>([]);
  const report = useRef(onLeft);
  useEffect(() => {
    report.current = onLeft;
  });
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // After the click of this release.
      setTimeout(() => {
        const names = waitingNames.current.splice(0);
        if (names.length > 0) report.current(names);
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
    // The focus stays in a group of controls, and a window that loses the focus leaves no field.
    if (name === '' || name === fieldName(event.relatedTarget) || document.activeElement === event.target) return;
    if (isPressed.current) waitingNames.current.push(name);
    else onLeft([name]);
  };
}

function fieldName(target: EventTarget | null): string {
  if (!(target instanceof Element) || !('name' in target) || typeof target.name !== 'string') return '';
  return target.name.replace(/\[\]$/, '');
}
