import { useLocation } from '@enlace/shared-platform';
import { useEffect } from 'react';

import { type ExternalStore, useExternalStore } from '../lifecycle/external-store';
import type { RegistryState } from './registry-store';

/** A tab with code of an older release loads the document of the next page. */
export function useDocumentLoad(registry: ExternalStore<RegistryState>): void {
  const { outdatedOn } = useExternalStore(registry);
  const { pathname } = useLocation();
  const isLeaving = outdatedOn !== null && outdatedOn !== pathname;
  useEffect(() => {
    if (isLeaving) location.reload();
  }, [isLeaving]);
}
