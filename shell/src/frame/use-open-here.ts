import { useLocation } from '@enlace/shared-platform';
import { useCallback, useState } from 'react';

/** Whether a menu is open. It is open for one history entry only: a followed link closes it. */
export function useOpenHere(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openFor, setOpenFor] = useState<string | null>(null);
  const setOpen = useCallback((isOpen: boolean) => setOpenFor(isOpen ? key : null), [key]);
  return [openFor === key, setOpen];
}
