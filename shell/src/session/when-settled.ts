import type { Store } from '@enlace/shared-platform';

/**
 * Waits for a state of the store: makes a promise of a call whose state is in a slice.
 * @param read the settled state; undefined while the call runs
 */
export function whenSettled<T, S>(store: Store<S>, read: (state: S) => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      const settledState = read(store.getState());
      if (settledState === undefined) return;
      stop();
      resolve(settledState);
    };
    const stop = store.subscribe(look);
    look();
  });
}
