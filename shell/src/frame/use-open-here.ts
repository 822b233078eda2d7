import { useLocation } from '@enlace/shared-platform';
import { useCallback, useState } from 'react';

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

/** Key of the address, which changes with the click; the router's key changes with the page. */
function newestKey(): unknown {
  return (history.state as { readonly key?: string } | null)?.key;
}
