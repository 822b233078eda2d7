import type { Locale, RegistryRemote } from '@enlace/shared-contract';
import type { PlatformStore, RemoteModule } from '@enlace/shared-data';
import {
  addErrorHandler,
  getAppNames,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';

import type { RemoteLoader } from '../federation/load-remote';
import type { Reporter } from '../feedback/report';
import { slicesOfScreens } from '../routing/screen-module';
import { createExternalStore, type ExternalStore } from './external-store';
import { remoteLifecycles } from './remote-lifecycles';
import { emptyOutlet, withFailure, withRetry, type Outlet } from './outlet';

/** single-spa waits 200 ms before it loads a failed application again. */
const reloadDelay = 250;

export interface ApplicationsOptions {
  readonly loader: RemoteLoader;
  readonly platform: PlatformStore;
  readonly locale: () => Locale;
  readonly report: Reporter;
}

export interface Applications {
  readonly outlet: ExternalStore<Outlet>;
  /** Makes the remotes of a registry answer known; those already known keep their state. */
  register(remotes: readonly RegistryRemote[]): void;
  /** Says which remote the route and the guard want now; null for none. */
  activate(id: string | null): void;
  /** Starts a failed remote afresh. */
  retry(id: string): void;
  /** Says that a remote could not be had before it was ever activated: it fails without being asked for again. */
  failed(id: string): void;
}

/** A load that nobody waits for any more: no failure. */
class NotWanted extends Error {}

/**
 * single-spa as the lifecycle engine inside one React tree (DESIGN §3): it loads, bootstraps, mounts and unmounts;
 * mounting only names the remote in the outlet, and the shell's tree renders it there. What fails while starting or
 * leaving is told to the outlet alone: single-spa cannot unload what it takes for broken.
 */
export function createApplications(options: ApplicationsOptions): Applications {
  const outlet = createExternalStore<Outlet>(emptyOutlet);
  const known = new Map<string, RegistryRemote>();
  const wanted = createExternalStore<string | null>(null);
  /** Failed before anything was activated, and not tried again until somebody asks. */
  let heldBack: string | null = null;
  /** Failed since they were last started. */
  const broken = new Set<string>();

  function fail(id: string, place: string, error: unknown): void {
    options.report({ owner: id, place, error });
    if (place === 'teardown') return;
    broken.add(id);
    // Only whoever waits for it is told: the next visit starts afresh, without a card that stood there before.
    if (wanted.get() === id)
      outlet.set(withFailure(outlet.get(), id, { phase: place === 'load' ? 'load' : 'start', at: Date.now() }));
  }

  // Nothing that hangs may keep the next remote from mounting: a load ends when its page is left.
  async function loadWhileWanted(id: string, remote: RegistryRemote): Promise<RemoteModule> {
    let stop: () => void = () => undefined;
    const left = new Promise<never>((_resolve, reject) => {
      stop = wanted.subscribe(() => wanted.get() !== id && reject(new NotWanted(id)));
    });
    return Promise.race([loadWithTexts(remote, options), left]).finally(stop);
  }

  addErrorHandler((error) => {
    if (!(error instanceof NotWanted)) fail(error.appOrParcelName, 'load', error);
  });

  function register(remote: RegistryRemote): void {
    const { id } = remote;
    registerApplication({
      name: id,
      app: async () => {
        const module = await loadWhileWanted(id, known.get(id) ?? remote);
        const inject = () =>
          options.platform.inject(id, [
            ...module.features.flatMap((feature) => feature.slices),
            ...slicesOfScreens(module),
          ]);
        return remoteLifecycles({ id, module, inject, outlet, fail: (place, error) => fail(id, place, error) });
      },
      activeWhen: () => wanted.get() === id,
    });
  }

  async function changeTo(id: string | null): Promise<void> {
    if (id !== null && broken.delete(id)) {
      outlet.set(withRetry(outlet.get(), id));
      if (getAppStatus(id) !== LOAD_ERROR) await unloadApplication(id).catch(() => undefined);
    }
    await triggerAppChange();
    if (id !== null && getAppStatus(id) === LOAD_ERROR && !broken.has(id))
      setTimeout(() => void triggerAppChange(), reloadDelay);
  }

  start({ urlRerouteOnly: true });
  return {
    outlet,
    register(remotes) {
      for (const remote of remotes) {
        known.set(remote.id, remote);
        if (remote.enabled && !getAppNames().includes(remote.id)) register(remote);
      }
    },
    activate(id) {
      const last = wanted.get();
      if (last === id) return;
      wanted.set(id);
      if (last !== null) outlet.set(withRetry(outlet.get(), last));
      const isHeldBack = heldBack !== null && heldBack === id;
      heldBack = null;
      if (!isHeldBack) void changeTo(id);
    },
    retry(id) {
      outlet.set(withRetry(outlet.get(), id));
      void changeTo(id);
    },
    failed(id) {
      heldBack = id;
      outlet.set(withFailure(outlet.get(), id, { phase: 'load', at: Date.now() }));
    },
  };
}

async function loadWithTexts(remote: RegistryRemote, options: ApplicationsOptions): Promise<RemoteModule> {
  const module = await options.loader.load(remote);
  // A missing translation is not worth a missing page: English is bundled.
  await Promise.allSettled(module.texts.map((texts) => texts.load(options.locale())));
  return module;
}
