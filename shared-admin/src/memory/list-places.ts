import { useEffect } from 'react';

import { useWindowMemory } from './window-memory';

/** The last address of a list in this tab, so that a return shows the same page, order and filters. */
export function useListPlace(path: string): string {
  return `${path}${useWindowMemory().places.get(path) ?? ''}`;
}

/** Stores which record of a list is open, for the return to the list. */
export function useOpened(path: string, id: number): void {
  const { openedRecords } = useWindowMemory();
  useEffect(() => void openedRecords.set(path, id), [id, openedRecords, path]);
}
