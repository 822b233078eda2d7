import type { RegistryRemote } from '@enlace/shared-contract/platform';
import type { Locale } from '@enlace/shared-contract/text';
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
  /** Registers the remotes of a registry answer; known remotes keep their state. */
  register(remotes: readonly RegistryRemote[]): void;
  /** Sets the remote of the route after the guard; null for none. */
  activate(id: string | null): void;
  /** Starts a failed remote again. */
  retry(id: string): void;
  /** Reports that a remote failed before its activation; it is not requested again. */
  failed(id: string): void;
}

/** The load of a page that was left; not a failure. */
class NotWanted extends Error {}

/**
 * single-spa as the lifecycle engine inside one React tree: it loads, bootstraps, mounts and unmounts. Mounting only
 * names the remote in the outlet, and the shell's tree renders it there. Failures of start and end go only to the
 * outlet, because single-spa cannot unload a broken application.
 */
export function createApplications(options: ApplicationsOptions): Applications {
  const outlet = createExternalStore<Outlet>(emptyOutlet);
  const knownRemotes = new Map<string, RegistryRemote>();
  const wantedId = createExternalStore<string | null>(null);
  /** Failed before its activation; tried again only on request. */
  let heldBack: string | null = null;
  /** Failed since their last start. */
  const brokenIds = new Set<string>();

  function fail(id: string, place: string, error: unknown): void {
    options.report({ owner: id, place, error });
    if (place === 'teardown') return;
    brokenIds.add(id);
    // Only the current page shows the failure; the next visit starts again without an error card.
    if (wantedId.get() === id)
      outlet.set(withFailure(outlet.get(), id, { phase: place === 'load' ? 'load' : 'start', at: Date.now() }));
  }

  // A hanging load must not block the next remote: it ends when its page is left.
  async function loadWhileWanted(id: string, remote: RegistryRemote): Promise<RemoteModule> {
    let stop: () => void = () => undefined;
    const leaving = new Promise<never>((_resolve, reject) => {
      stop = wantedId.subscribe(() => wantedId.get() !== id && reject(new NotWanted(id)));
    });
    return Promise.race([loadWithTexts(remote, options), leaving]).finally(stop);
  }

  addErrorHandler((error) => {
    if (!(error instanceof NotWanted)) fail(error.appOrParcelName, 'load', error);
  });

  function addApplication(remote: RegistryRemote): void {
    const { id } = remote;
    registerApplication({
      name: id,
      app: async () => {
        const module = await loadWhileWanted(id, knownRemotes.get(id) ?? remote);
        const inject = () =>
          options.platform.inject(id, [
            ...module.features.flatMap((feature) => feature.slices),
            ...slicesOfScreens(module),
          ]);
        return remoteLifecycles({ id, module, inject, outlet, fail: (place, error) => fail(id, place, error) });
      },
      activeWhen: () => wantedId.get() === id,
    });
  }

  async function changeTo(id: string | null): Promise<void> {
    if (id !== null && brokenIds.delete(id)) {
      outlet.set(withRetry(outlet.get(), id));
      if (getAppStatus(id) !== LOAD_ERROR) await unloadApplication(id).catch(() => undefined);
    }
    await triggerAppChange();
    if (id !== null && getAppStatus(id) === LOAD_ERROR && !brokenIds.has(id))
      setTimeout(() => void triggerAppChange(), reloadDelay);
  }

  start({ urlRerouteOnly: true });
  return {
    outlet,
    register(remotes) {
      for (const remote of remotes) {
        knownRemotes.set(remote.id, remote);
        if (remote.enabled && !getAppNames().includes(remote.id)) addApplication(remote);
      }
    },
    activate(id) {
      const last = wantedId.get();
      if (last === id) return;
      wantedId.set(id);
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
  // A missing translation must not block a page: English is bundled.
  await Promise.allSettled(module.texts.map((texts) => texts.load(options.locale())));
  return module;
}
