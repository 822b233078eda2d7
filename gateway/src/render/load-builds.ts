import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

import type { ApiAnswer, ApiCall, RenderedPage, RenderJob } from './messages';

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
    readonly ask: (call: ApiCall) => Promise<ApiAnswer>;
  }): Promise<RenderedPage>;
}

/** The builds of a rendered page. */
export interface Builds {
  readonly shell: ShellServer;
  /** The remote's module, made by `defineRemote`; null without a remote. */
  readonly module: unknown;
}

/** Number of builds in memory; an older one is loaded again on demand. */
const maxBuilds = 6;
const loadedBuilds = new Map<string, Promise<Builds>>();

/** Loads a shell and a remote once; the remote uses the shell's libraries, as in the browser. */
export function loadBuilds(job: Pick<RenderJob, 'shellFile' | 'remoteFile'>): Promise<Builds> {
  const name = `${job.shellFile}\n${job.remoteFile ?? ''}`;
  const knownBuilds = loadedBuilds.get(name);
  if (knownBuilds !== undefined) return knownBuilds;
  if (loadedBuilds.size >= maxBuilds) loadedBuilds.clear();
  const loading = load(job);
  loadedBuilds.set(name, loading);
  loading.catch(() => loadedBuilds.delete(name));
  return loading;
}

async function load({ shellFile, remoteFile }: Pick<RenderJob, 'shellFile' | 'remoteFile'>): Promise<Builds> {
  const shell: unknown = createRequire(shellFile)(shellFile);
  if (!isShell(shell)) throw new Error(`${shellFile} does not render pages`);
  const entries = Object.entries(shell.lentLibraries).map(async ([name, { lib, get }]) => {
    const library: unknown = lib === undefined ? (await get?.())?.() : lib();
    return [name, library] as const;
  });
  const lentLibraries = new Map(await Promise.all(entries));
  const takeLibrary = (name: string): unknown => {
    if (!lentLibraries.has(name)) throw new Error(`the shell does not lend ${name}`);
    return lentLibraries.get(name);
  };
  if (remoteFile === null) return { shell, module: null };
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const code = await readFile(remoteFile, 'utf8');
  const run: unknown = new Script(`(function (module, exports, require) {${code}\n})`, {
    filename: remoteFile,
  }).runInThisContext();
  if (typeof run !== 'function') throw new Error(`${remoteFile} is no module`);
  run(module, module.exports, takeLibrary);
  return { shell, module: module.exports['default'] };
}

function isShell(value: unknown): value is ShellServer {
  return typeof value === 'object' && value !== null && 'lentLibraries' in value && 'renderPage' in value;
}
