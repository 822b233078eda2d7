import { AppError, remoteContract, type RegistryRemote } from '@enlace/shared-contract';
import type { RemoteModule } from '@enlace/shared-data';

import { withTimeout } from '../lifecycle/with-timeout';
import type { Container, FederationCore } from './container';
import type { IntegrityMap } from './integrity';
import { loadContainer } from './load-container';
import { twice } from './twice';

/** Longest wait for the code of a remote, in milliseconds. */
export const loadTimeout = 4_500;

/** Where a release is loaded from. */
type Source = Pick<RegistryRemote, 'id' | 'contract' | 'container' | 'base' | 'entry' | 'files'>;

export interface RemoteLoader {
  /**
   * Loads the module of a remote once; a failed load may be tried again. Falls back to `fallback` when the pointer names
   * one.
   * @param patience milliseconds until it counts as failed
   */
  load(remote: RegistryRemote, patience?: number): Promise<RemoteModule>;
}

/**
 * Loads remotes with time-out, integrity and the contract check. A remote is unknown until the registry names it, so a
 * dead one stops no other.
 */
export function createRemoteLoader(integrity: IntegrityMap, core: FederationCore): RemoteLoader {
  const containers = new Map<string, Promise<Container>>();
  const loaded = new Map<string, Promise<RemoteModule>>();

  async function loadSource(source: Source): Promise<RemoteModule> {
    const { id, container: name } = source;
    requireContract(id, source.contract);
    integrity.add(source.base, source.files);
    const url = new URL(source.entry, new URL(source.base, location.origin)).href;
    const run = () => once(containers, url, () => twice(() => loadContainer(url, name, integrity, loadTimeout)));
    const factory = await core.getRemote({ name, url, run });
    return checked(id, factory());
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

/** Keeps a promise by name for as long as it does not fail. */
function once<T>(promises: Map<string, Promise<T>>, name: string, start: () => Promise<T>): Promise<T> {
  const kept = promises.get(name);
  if (kept !== undefined) return kept;
  const started = start();
  promises.set(name, started);
  started.catch(() => promises.delete(name));
  return started;
}

/** A tab can outlive its shell: the registry may name a release that was built for a later one. */
function requireContract(id: string, contract: unknown): void {
  if (contract === remoteContract) return;
  throw new AppError('BAD_ANSWER', { message: `${id}: contract ${String(contract)}, wanted ${remoteContract}` });
}

/** Checks shape and contract of the module before anything of it runs. */
function checked(id: string, exports: unknown): RemoteModule {
  const module = typeof exports === 'object' && exports !== null && 'default' in exports ? exports.default : null;
  const isRemote =
    typeof module === 'object' && module !== null && 'id' in module && 'contract' in module && 'features' in module;
  if (!isRemote || module.id !== id) throw new AppError('BAD_ANSWER', { message: `${id}: not a remote module` });
  requireContract(id, module.contract);
  // defineRemote made it; its inner types crossed a bundle and cannot be checked further without running it.
  return module as RemoteModule;
}
