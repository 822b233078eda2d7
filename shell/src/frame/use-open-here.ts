import { useLocation } from '@enlace/shared-platform';
import { useCallback, useState } from 'react';

import { newestKey } from '../routing/newest-key';

/**
 * Whether a menu is open. It is open for one history entry only: a followed link closes it. A menu that the user opens
 * while the next page is loading stays open on that page.
 */
export function useOpenHere(): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openFor, setOpenFor] = useState<readonly unknown[]>([]);
  const setOpen = useCallback((isOpen: boolean) => setOpenFor(isOpen ? [key, newestKey()] : []), [key]);
  return [openFor.includes(key), setOpen];
}
