import { AppError, remoteContract, type RegistryRemote } from '@enlace/shared-contract';
import type { RemoteModule } from '@enlace/shared-data';

import { withTimeout } from '../lifecycle/with-timeout';
import type { IntegrityMap } from './integrity';
import { loadContainer, type Container } from './load-container';
import { createShareScope } from './share-scope';

/** Longest wait for a remote's code, in milliseconds. */
export const loadTimeout = 4_500;

/** Where a version of a remote is loaded from. */
type Source = Pick<RegistryRemote, 'id' | 'container' | 'base' | 'entry' | 'files'>;

export interface RemoteLoader {
  /**
   * Loads a remote's module once; a failed load may be tried again. Falls back to `fallback` when the release names one.
   * @param patience milliseconds until it counts as failed
   */
  load(remote: RegistryRemote, patience?: number): Promise<RemoteModule>;
}

/**
 * Loads remotes with time-out, integrity and the contract check (DESIGN §3, Loading). Nothing is known of a remote
 * before the registry names it: one that is dead can stop nobody else.
 */
export function createRemoteLoader(integrity: IntegrityMap): RemoteLoader {
  const scope = createShareScope();
  const containers = new Map<string, Promise<Container>>();
  const loaded = new Map<string, Promise<RemoteModule>>();

  function containerOf(source: Source): Promise<Container> {
    const url = new URL(source.entry, new URL(source.base, location.origin)).href;
    return once(containers, url, () =>
      twice(() => loadContainer(url, source.container, scope, integrity, loadTimeout)),
    );
  }

  async function loadSource(source: Source): Promise<RemoteModule> {
    integrity.add(source.base, source.files);
    const container = await containerOf(source);
    const factory = await twice(() => container.get('./remote'));
    return checked(source.id, factory());
  }

  return {
    load: (remote, patience = loadTimeout) =>
      once(loaded, `${remote.id}@${remote.version}`, () =>
        withTimeout(loadSource(remote), patience, remote.id).catch((error: unknown) => {
          if (!remote.fallback) throw error;
          return withTimeout(loadSource({ ...remote, ...remote.fallback }), loadTimeout, remote.id);
        }),
      ),
  };
}

/**
 * Tries once more what has failed. A preload that failed answers the first script of its address without asking the
 * network, however long ago that was; the second one asks at a fresh address.
 */
export function twice<T>(work: () => Promise<T>): Promise<T> {
  return work().catch(() => work());
}

/** Keeps a promise by name for as long as it does not fail. */
function once<T>(kept: Map<string, Promise<T>>, name: string, start: () => Promise<T>): Promise<T> {
  const found = kept.get(name);
  if (found !== undefined) return found;
  const started = start();
  kept.set(name, started);
  started.catch(() => kept.delete(name));
  return started;
}

/** The module's shape and contract, before anything of it runs. */
function checked(id: string, exports: unknown): RemoteModule {
  const module = typeof exports === 'object' && exports !== null && 'default' in exports ? exports.default : null;
  const isRemote =
    typeof module === 'object' && module !== null && 'id' in module && 'contract' in module && 'features' in module;
  if (!isRemote || module.id !== id) throw new AppError('BAD_ANSWER', { message: `${id}: not a remote module` });
  if (module.contract !== remoteContract) {
    throw new AppError('BAD_ANSWER', {
      message: `${id}: contract ${String(module.contract)}, wanted ${remoteContract}`,
    });
  }
  // defineRemote made it; its inner types crossed a bundle and cannot be checked further without running it.
  return module as RemoteModule;
}
