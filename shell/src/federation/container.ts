/** The result of a remote's entry: a Module Federation container. */
export interface Container {
  init(libraries: object): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** The entry of one release. */
export interface RemoteEntry {
  /** Name of the container; two releases of one remote have different names. */
  readonly name: string;
  readonly url: string;
  /** Runs the script; repeats it only after a failure. */
  run(): Promise<Container>;
}

/** Provides the shell's libraries to the entries of remotes. */
export interface FederationCore {
  /** Gets the factory of the exposed module. Can be called again after a failure. */
  getRemote(entry: RemoteEntry): Promise<() => unknown>;
}

/** Name under which every remote exposes its module. */
export const exposedModule = './remote';

declare global {
  /** Every entry reads it while it runs; see docs/decisions/0005-module-federation-on-two-cores.md. */
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}
