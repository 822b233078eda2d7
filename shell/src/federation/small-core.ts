import { type FederationCore, exposedModule } from './container';
import { lentLibraries } from './lent-libraries';
import { retryOnce } from './retry-once';

type Factory = () => unknown;

interface InstanceOptions {
  readonly name: string;
}

/** The instance of the runtime inside an entry: it only requests lent libraries. */
class LendingInstance {
  readonly name: string;
  readonly options: InstanceOptions;
  readonly shareScopeMap: Record<string, object> = {};

  constructor(options: InstanceOptions) {
    this.name = options.name;
    this.options = options;
  }

  initOptions(): void {}

  initShareScopeMap(scope: string, libraries: object): void {
    this.shareScopeMap[scope] = libraries;
  }

  /** No initialisation: every library comes from the shell's table. */
  initializeSharing(): [] {
    return [];
  }

  /** Resolves to false for a library that the shell does not lend; the entry then throws with its name. */
  async loadShare(library: string): Promise<Factory | false> {
    const lentLibrary = lentLibraries[library];
    return lentLibrary?.lib ?? (await lentLibrary?.get?.()) ?? false;
  }
}

function refuse(): never {
  throw new Error('This needs the full runtime core.');
}

const ignore = (): void => undefined;

/**
 * The part of `@module-federation/runtime-core` that the entry of a remote reads, for visitors (docs/decisions/0005).
 * The build of a remote fails when its entry reads a missing name. An entry uses the refusing names only to load
 * other remotes.
 */
export const smallCore = {
  /** Read for an instance of the same name; the name of a release is unique. */
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  ModuleFederation: LendingInstance,
  getGlobalFederationConstructor: ignore,
  setGlobalFederationConstructor: ignore,
  setGlobalFederationInstance: ignore,
  helpers: {},
  Module: refuse,
  assert: refuse,
  getRemoteEntry: refuse,
  getRemoteInfo: refuse,
  loadScript: refuse,
  loadScriptNode: refuse,
  registerGlobalPlugins: refuse,
  satisfy: refuse,
};

/** A container receives no libraries: its instance requests them one by one. */
const noLibraries = {};

export function createSmallCore(): FederationCore {
  globalThis._FEDERATION_RUNTIME_CORE = smallCore;
  return {
    async getRemote(entry) {
      const container = await entry.run();
      await container.init(noLibraries);
      return retryOnce(() => container.get(exposedModule));
    },
  };
}
