import { areSingleKeysOn, isTaken } from '@enlace/shared-admin';
import { useScreen } from '@enlace/shared-data';
import { useEffect, useEffectEvent } from 'react';

/** What each key of the inbox does, unless somebody writes, a dialog is open, or she has switched such keys off. */
export function useInboxKeys(actions: Readonly<Record<string, () => unknown>>): void {
  const { viewer } = useScreen();
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (action === undefined || viewer === null || isTaken(event) || !areSingleKeysOn(viewer.id)) return;
    // A link or button that has the focus answers to Enter itself.
    if (event.key === 'Enter' && event.target !== document.body) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
