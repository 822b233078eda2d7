import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

import type { AdminRow } from '../declare/admin-resource';
import { focusRow } from '../keys/row-focus';
import { useWindowMemory } from './window-memory';

/**
 * Restores a list after the return from a record: its scroll position, and the focus on the record's row.
 * @param label label of the list's table
 * @returns the row to highlight; null when the user comes from elsewhere
 */
export function useReturn(path: string, label: string, rows: readonly AdminRow[]): number | null {
  const { heights, openedRecords } = useWindowMemory();
  const [id] = useState(() => openedRecords.get(path) ?? null);
  const [height] = useState(() => heights.get(path) ?? 0);
  const at = rows.findIndex((row) => row.id === id);
  const hasRows = rows.length > 0;

  // A layout effect, because a shorter next screen changes the scroll position before a normal effect ends.
  useLayoutEffect(() => {
    const note = () => void heights.set(path, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [heights, path]);

  const arrive = useEffectEvent(() => {
    if (id === null || !hasRows) return undefined;
    openedRecords.delete(path);
    if (at === -1) return undefined;
    // The shell first focuses the heading of a new screen and scrolls to the top; this runs after it.
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active !== null && !active.matches('body,main,h1')) return;
      scrollTo(0, height);
      focusRow(label, at);
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => arrive(), [hasRows]);
  return at === -1 ? null : id;
}
