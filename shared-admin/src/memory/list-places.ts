import { useWindowMemory } from './window-memory';

/** Address of a list as it was last seen in this window, so that coming back finds the same page, order and filters. */
export function useListPlace(path: string): string {
  return `${path}${useWindowMemory().places.get(path) ?? ''}`;
}
