import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const yes = () => true;
const no = () => false;

/** False on the server and during hydration: served HTML contains no style attributes. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(subscribe, yes, no);
}
