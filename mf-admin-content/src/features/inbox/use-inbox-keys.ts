import { useEffect, useEffectEvent } from 'react';

/** What each key of the inbox does; a key of an input, of a dialog or with a modifier is not ours. */
export function useInboxKeys(actions: Readonly<Record<string, () => unknown>>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (action === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target instanceof HTMLElement ? event.target : null;
    if (at?.matches('input:not([type=checkbox]),textarea,select,[contenteditable]')) return;
    // A link or button that has the focus answers to Enter itself.
    if (event.key === 'Enter' && at !== null && at !== document.body) return;
    if (document.querySelector('[role=dialog],[role=menu]') !== null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
