import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

import type { AdminRow } from '../declare/admin-resource';
import { focusRow } from '../keys/row-focus';
import { useWindowMemory } from './window-memory';

/**
 * Coming back from a record: the window stands where it stood, and the row one was at has the focus.
 * @param label of the list's table
 * @returns the row to draw the eye to; null when one comes from elsewhere
 */
export function useReturn(path: string, label: string, rows: readonly AdminRow[]): number | null {
  const { heights, openedRecords } = useWindowMemory();
  const [id] = useState(() => openedRecords.get(path) ?? null);
  const [height] = useState(() => heights.get(path) ?? 0);
  const at = rows.findIndex((row) => row.id === id);
  const hasRows = rows.length > 0;

  // Stops before the next screen is laid out: a shorter one scrolls the window, which is not where this one stood.
  useLayoutEffect(() => {
    const note = () => void heights.set(path, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [heights, path]);

  const arrive = useEffectEvent(() => {
    if (id === null || !hasRows) return undefined;
    openedRecords.delete(path);
    if (at === -1) return undefined;
    // After the shell, which gives the focus of a new screen to its heading and stands the window at the top.
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
