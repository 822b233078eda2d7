import { Script } from 'node:vm';

import type { ApiAnswer, ApiCall, BuildCode, BuildFiles, RenderedPage, RenderJob } from './messages';

interface LentLibrary {
  readonly lib?: () => unknown;
  readonly get?: () => Promise<() => unknown>;
}

/** The shell's server part, as its build exports it. */
export interface ShellServer {
  readonly lentLibraries: Readonly<Record<string, LentLibrary>>;
  renderPage(request: {
    readonly boot: RenderJob['boot'];
    readonly address: string;
    readonly module: unknown;
    readonly sendRequest: (call: ApiCall) => Promise<ApiAnswer>;
  }): Promise<RenderedPage>;
}

interface LoadedShell {
  readonly shell: ShellServer;
  readonly libraries: ReadonlyMap<string, unknown>;
}

/** The builds of a rendered page. */
export interface Builds {
  readonly shell: ShellServer;
  /** The remote's module, made by `defineRemote`; null without a remote. */
  readonly module: unknown;
}

type Require = (name: string) => unknown;

/** Builds that run in this process; a remote uses the shell's libraries, as in the browser. */
export class LoadedBuilds {
  readonly #shells = new Map<string, Promise<LoadedShell>>();
  readonly #modules = new Map<string, unknown>();

  /** @param requireBuiltIn `require` of the builds */
  constructor(private readonly requireBuiltIn: Require) {}

  /** Returns the libraries that the shell lends. */
  async load(shellCode: BuildCode, remoteCode: BuildCode | null): Promise<ReadonlyMap<string, unknown>> {
    const loading = this.#shells.get(shellCode.file) ?? loadShell(shellCode, this.requireBuiltIn);
    this.#shells.set(shellCode.file, loading);
    loading.catch(() => this.#shells.delete(shellCode.file));
    const { libraries } = await loading;
    if (remoteCode === null) return libraries;
    const takeLibrary = (name: string): unknown => {
      if (!libraries.has(name)) throw new Error(`the shell does not lend ${name}`);
      return libraries.get(name);
    };
    const { default: module } = run(remoteCode, takeLibrary);
    this.#modules.set(`${shellCode.file}\n${remoteCode.file}`, module);
    return libraries;
  }

  async find({ shellFile, remoteFile }: BuildFiles): Promise<Builds> {
    const loadedShell = await this.#shells.get(shellFile);
    const name = `${shellFile}\n${remoteFile ?? ''}`;
    if (loadedShell === undefined || (remoteFile !== null && !this.#modules.has(name)))
      throw new Error('the build is not loaded');
    return { shell: loadedShell.shell, module: remoteFile === null ? null : this.#modules.get(name) };
  }
}

async function loadShell(code: BuildCode, requireBuiltIn: Require): Promise<LoadedShell> {
  const shell: unknown = run(code, requireBuiltIn);
  if (!isShell(shell)) throw new Error('the shell does not render pages');
  const entries = Object.entries(shell.lentLibraries).map(async ([name, { lib, get }]) => {
    const library: unknown = lib === undefined ? (await get?.())?.() : lib();
    return [name, library] as const;
  });
  return { shell, libraries: new Map(await Promise.all(entries)) };
}

/** Runs a CommonJS module in this context. */
function run({ file, code }: BuildCode, require: Require): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const start: unknown = new Script(`(function (module, exports, require) {${code}\n})`, {
    filename: file,
  }).runInThisContext();
  if (typeof start !== 'function') throw new Error(`${file} is no module`);
  start(module, module.exports, require);
  return module.exports;
}

function isShell(value: unknown): value is ShellServer {
  return typeof value === 'object' && value !== null && 'lentLibraries' in value && 'renderPage' in value;
}
