import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const yes = () => true;
const no = () => false;

/** False on the server and while its page is taken over: served HTML carries no style attributes. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(subscribe, yes, no);
}
