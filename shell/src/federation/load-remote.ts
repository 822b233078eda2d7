import { AppError } from '@enlace/shared-contract/errors';
import { remoteContract, type RegistryRemote } from '@enlace/shared-contract/platform';
import type { RemoteModule } from '@enlace/shared-data';

import { withTimeLimit } from '../lifecycle/time-limit';
import type { Container, FederationCore } from './container';
import type { IntegrityMap } from './integrity';
import { loadContainer } from './load-container';
import { retryOnce } from './retry-once';

/** Time limit for the code of a remote, in milliseconds. */
export const loadTimeout = 4_500;

/** The place of a release's files. */
type Source = Pick<RegistryRemote, 'id' | 'contract' | 'container' | 'base' | 'entry' | 'files'>;

export interface RemoteLoader {
  /**
   * Loads the module of a remote once; a failed load can be tried again. Uses the release in `fallback` after a
   * failure, if the pointer has one.
   * @param timeout time limit in milliseconds
   */
  load(remote: RegistryRemote, timeout?: number): Promise<RemoteModule>;
}

/**
 * Loads remotes with time limit, integrity and contract check. A remote is unknown before the registry names it, so a
 * broken remote stops no other.
 */
export function createRemoteLoader(integrity: IntegrityMap, core: FederationCore): RemoteLoader {
  const containers = new Map<string, Promise<Container>>();
  const loaded = new Map<string, Promise<RemoteModule>>();

  async function loadSource(source: Source): Promise<RemoteModule> {
    const { id, container: name } = source;
    requireContract(id, source.contract);
    integrity.add(source.base, source.files);
    const url = new URL(source.entry, new URL(source.base, location.origin)).href;
    const run = () => once(containers, url, () => retryOnce(() => loadContainer(url, name, integrity, loadTimeout)));
    const factory = await core.getRemote({ name, url, run });
    return checked(id, factory());
  }

  return {
    load: (remote, timeout = loadTimeout) =>
      once(loaded, `${remote.id}@${remote.version}`, () =>
        withTimeLimit(loadSource(remote), timeout, remote.id).catch((error: unknown) => {
          if (!remote.fallback) throw error;
          return withTimeLimit(loadSource({ ...remote, ...remote.fallback }), loadTimeout, remote.id);
        }),
      ),
  };
}

/** Keeps a promise by name until it fails. */
function once<T>(promises: Map<string, Promise<T>>, name: string, start: () => Promise<T>): Promise<T> {
  const runningPromise = promises.get(name);
  if (runningPromise !== undefined) return runningPromise;
  const newPromise = start();
  promises.set(name, newPromise);
  newPromise.catch(() => promises.delete(name));
  return newPromise;
}

/** A tab can be older than the registry, which then names a release for a later shell. */
function requireContract(id: string, contract: unknown): void {
  if (contract === remoteContract) return;
  throw new AppError('BAD_ANSWER', { message: `${id}: contract ${String(contract)}, wanted ${remoteContract}` });
}

/** Checks shape and contract of the module before its code runs. */
function checked(id: string, exports: unknown): RemoteModule {
  const module = typeof exports === 'object' && exports !== null && 'default' in exports ? exports.default : null;
  const isRemote =
    typeof module === 'object' && module !== null && 'id' in module && 'contract' in module && 'features' in module;
  if (!isRemote || module.id !== id) throw new AppError('BAD_ANSWER', { message: `${id}: not a remote module` });
  requireContract(id, module.contract);
  // Made by defineRemote. Its inner types crossed a bundle, so further checks would have to run it.
  return module as RemoteModule;
}
