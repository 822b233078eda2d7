import { useLocation } from '@enlace/shared-platform';
import { useEffect } from 'react';

/** Focuses the field that the address names, e.g. `#field-title`, so that other screens can lead to a field. */
export function useFieldOfAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash.startsWith('#field-')) return;
    const field = document.getElementById(hash.slice(1));
    field?.focus();
    field?.scrollIntoView?.({ block: 'center' });
  }, [hash, key]);
}
