import type { RemoteLoader } from '../federation/load-remote';
import type { RegistryStore } from './registry-store';
import type { RegistryCheck } from './watch-registry';

/** Milliseconds after the start: the registry answer in the HTML is new. */
const startDelay = 5_000;
const pauseAfterFailure = 30_000;

/**
 * Loads the code that follows the registry, some seconds after the start.
 * @returns a function that reports a file that failed to load
 */
export function followRegistry(registry: RegistryStore, shell: string): () => void {
  let check: RegistryCheck | undefined;
  let isLoading = false;
  async function load(): Promise<void> {
    if (isLoading || check !== undefined) return;
    isLoading = true;
    try {
      const { watchRegistry } = await import(/* webpackChunkName: "watch-registry" */ './watch-registry');
      check = watchRegistry(registry, shell);
    } catch {
      setTimeout(() => {
        isLoading = false;
        void load();
      }, pauseAfterFailure);
    }
  }
  setTimeout(() => void load(), startDelay);
  return () => void load().then(() => check?.('failure'));
}

/** A loader that keeps each release that it has loaded for this tab. */
export function keepingLoaded(loader: RemoteLoader, registry: Pick<RegistryStore, 'keep'>): RemoteLoader {
  return {
    async load(remote, timeout) {
      const module = await loader.load(remote, timeout);
      registry.keep(remote);
      return module;
    },
  };
}
