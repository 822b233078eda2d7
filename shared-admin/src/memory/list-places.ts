import { useEffect } from 'react';

import { useWindowMemory } from './window-memory';

/** Address of a list as it was last seen in this window, so that coming back finds the same page, order and filters. */
export function useListPlace(path: string): string {
  return `${path}${useWindowMemory().places.get(path) ?? ''}`;
}

/** Notes which record of a list is open, for when one comes back to the list. */
export function useOpened(path: string, id: number): void {
  const { openedRecords } = useWindowMemory();
  useEffect(() => void openedRecords.set(path, id), [id, openedRecords, path]);
}
