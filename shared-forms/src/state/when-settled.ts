import type { Store } from '@enlace/shared-platform';

/**
 * Waits for a call that a slice keeps: makes a promise of it for `send`.
 * @param read the settled state; undefined while the call runs
 */
export function whenSettled<T, S>(store: Store<S>, read: (state: S) => T | undefined): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      const settled = read(store.getState());
      if (settled === undefined) return;
      stop();
      resolve(settled);
    };
    const stop = store.subscribe(look);
    look();
  });
}
