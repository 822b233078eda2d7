/** What the entry of a remote leaves behind: a Module Federation container. */
export interface Container {
  init(libraries: object): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

/** The entry of one release. */
export interface RemoteEntry {
  /** Name of the container. Two releases of one remote have two names. */
  readonly name: string;
  readonly url: string;
  /** Runs the script, once for as long as it does not fail. */
  run(): Promise<Container>;
}

/** Gives the libraries of the shell to the entries of remotes. */
export interface FederationCore {
  /** Gets the factory of the exposed module. May be called again after a failure. */
  getRemote(entry: RemoteEntry): Promise<() => unknown>;
}

/** Name under which every remote exposes its module. */
export const exposedModule = './remote';

declare global {
  /** Read by every entry while it is evaluated; docs/decisions/0005. */
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}
