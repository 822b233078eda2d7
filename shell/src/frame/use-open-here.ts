import { useLocation } from '@enlace/shared-platform';
import { useCallback, useEffect, useState } from 'react';

import { newestKey } from '../routing/newest-key';

/**
 * Whether a menu is open. It is open for one history entry only: a followed link closes it. A menu that the user opens
 * while the next page is loading stays open on that page. Escape closes it and moves the focus to its button.
 * @param id of the menu; its button has it as `aria-controls`
 */
export function useOpenHere(id: string): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openFor, setOpenFor] = useState<readonly unknown[]>([]);
  const setOpen = useCallback((isOpen: boolean) => setOpenFor(isOpen ? [key, newestKey()] : []), [key]);
  const isOpen = openFor.includes(key);
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenFor([]);
      document.querySelector<HTMLElement>(`[aria-controls=${id}]`)?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [id, isOpen]);
  return [isOpen, setOpen];
}
