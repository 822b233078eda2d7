import * as runtimeCore from '@module-federation/runtime-core';

import { type FederationCore, type RemoteEntry, exposedModule } from './container';
import { lentLibraries } from './lent-libraries';
import { retryOnce } from './retry-once';

type Plugin = runtimeCore.ModuleFederationRuntimePlugin;

/** The shell's libraries as a host shares them: singletons in one version. */
function shareLibraries(): NonNullable<runtimeCore.UserOptions['shared']> {
  const entries = Object.entries(lentLibraries).map(([name, { version, lib, get }]) => {
    const shared = { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
    return [name, get === undefined ? { ...shared, lib } : { ...shared, get }] as const;
  });
  return Object.fromEntries(entries);
}

/** The shell runs entries, with integrity, time limit and new addresses; the runtime does not. */
function runEntriesInShell(entries: ReadonlyMap<string, RemoteEntry>): Plugin {
  return {
    name: 'enlace-entries',
    // The declared type of a container returns its module without a promise; the runtime awaits one.
    loadEntry: ({ remoteInfo }) => entries.get(remoteInfo.name)?.run() as ReturnType<NonNullable<Plugin['loadEntry']>>,
  };
}

/** The runtime keeps the failed promise of a lazy library; the next attempt requests it again. */
const forgetFailedLibraries: Plugin = {
  name: 'enlace-libraries',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const library of Object.values(scope[pkgName] ?? {})) library.loading = null;
    }
  },
};

/**
 * The runtime core of the package, for development and for team members: developer tools find the shell and every
 * remote as an instance, and plugins in `__FEDERATION__.__GLOBAL_PLUGIN__` get their hooks (docs/decisions/0005).
 */
export function createFullCore(): FederationCore {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  // Each remote uses a separate instance, so this one is for all instances.
  runtimeCore.registerGlobalPlugins([forgetFailedLibraries]);
  const entries = new Map<string, RemoteEntry>();
  const host = new runtimeCore.ModuleFederation({
    name: 'enlace_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: shareLibraries(),
    plugins: [runEntriesInShell(entries)],
  });
  runtimeCore.setGlobalFederationInstance(host);
  return {
    async getRemote(entry) {
      entries.set(entry.name, entry);
      host.registerRemotes([{ name: entry.name, entry: entry.url }]);
      const request = exposedModule.replace('.', entry.name);
      const factory = await retryOnce(() =>
        host.loadRemote<() => unknown>(request, { loadFactory: false, from: 'runtime' }),
      );
      if (factory === null) throw new Error(`${entry.url}: no module ${exposedModule}`);
      return factory;
    },
  };
}
