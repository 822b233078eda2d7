import type { RemoteModule } from '@enlace/shared-data';

import type { ExternalStore } from './external-store';
import { withMounted, withUnmounted, type Outlet } from './outlet';
import { withTimeLimit } from './time-limit';

/** Time limit for setup, mount, unmount and teardown of a remote, in milliseconds. */
const bound = 3000;

/** single-spa's own limits, never reached: the limit above comes first. */
const timeouts = { millis: 2 * bound, dieOnTimeout: true, warningMillis: 2 * bound };

export interface RemoteLifecyclesOptions {
  readonly id: string;
  readonly module: RemoteModule;
  /** Adds the remote's slices and starts its sagas. Returns a function that ends them. */
  readonly inject: () => () => void;
  readonly outlet: ExternalStore<Outlet>;
  /** Called for every exception and every time-out. */
  readonly fail: (place: string, error: unknown) => void;
}

/** The lifecycles of a loaded remote for single-spa. None rejects and none exceeds its time limit. */
export function remoteLifecycles({ id, module, inject, outlet, fail }: RemoteLifecyclesOptions) {
  let stopSagas: () => void = () => undefined;
  let isSetUp = false;

  async function attempt(place: string, work: () => unknown): Promise<boolean> {
    try {
      await withTimeLimit(
        Promise.resolve().then(() => work()),
        bound,
        `${id} ${place}`,
      );
      return true;
    } catch (error) {
      fail(place, error);
      return false;
    }
  }

  return {
    timeouts: { bootstrap: timeouts, mount: timeouts, unmount: timeouts, unload: timeouts },
    bootstrap: async () => {
      isSetUp = await attempt('setup', () => {
        stopSagas = inject();
        return module.setup?.();
      });
    },
    mount: async () => {
      if (isSetUp && (await attempt('mount', () => module.mount?.())))
        outlet.set(withMounted(outlet.get(), id, module));
    },
    unmount: async () => {
      outlet.set(withUnmounted(outlet.get(), id));
      await attempt('unmount', () => module.unmount?.());
    },
    unload: async () => {
      stopSagas();
      await attempt('teardown', () => module.teardown?.());
    },
  };
}
