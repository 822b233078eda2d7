import { areSingleKeysOn, isTaken } from '@enlace/shared-admin';
import { useScreen } from '@enlace/shared-data';
import { useEffect, useEffectEvent } from 'react';

/**
 * Shortcuts of the inbox. They are inactive while the user types, while a dialog is open, and when the user has
 * switched them off.
 */
export function useInboxKeys(actions: Readonly<Record<string, () => unknown>>): void {
  const { viewer } = useScreen();
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (action === undefined || viewer === null || isTaken(event) || !areSingleKeysOn(viewer.id)) return;
    // A focused link or button handles Enter itself.
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
