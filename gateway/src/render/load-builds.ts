import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

import type { ApiAnswer, ApiCall, RenderedPage, RenderJob } from './messages';

interface LentLibrary {
  readonly lib?: () => unknown;
  readonly get?: () => Promise<() => unknown>;
}

/** The shell's half that runs on the server, as its build exports it. */
export interface ShellServer {
  readonly lentLibraries: Readonly<Record<string, LentLibrary>>;
  renderPage(request: {
    readonly boot: RenderJob['boot'];
    readonly address: string;
    readonly module: unknown;
    readonly ask: (call: ApiCall) => Promise<ApiAnswer>;
  }): Promise<RenderedPage>;
}

/** The builds that a page is rendered with. */
export interface Builds {
  readonly shell: ShellServer;
  /** The remote's module, as `defineRemote` made it; null for none. */
  readonly module: unknown;
}

/** Builds kept in memory at most; an older one is read again when it is asked for. */
const kept = 6;
const known = new Map<string, Promise<Builds>>();

/** Loads a shell and a remote once; a remote borrows the shell's libraries as it does in the browser. */
export function loadBuilds(job: Pick<RenderJob, 'shellFile' | 'remoteFile'>): Promise<Builds> {
  const name = `${job.shellFile}\n${job.remoteFile ?? ''}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= kept) known.clear();
  const loading = load(job);
  known.set(name, loading);
  loading.catch(() => known.delete(name));
  return loading;
}

async function load({ shellFile, remoteFile }: Pick<RenderJob, 'shellFile' | 'remoteFile'>): Promise<Builds> {
  const shell: unknown = createRequire(shellFile)(shellFile);
  if (!isShell(shell)) throw new Error(`${shellFile} does not render pages`);
  const entries = Object.entries(shell.lentLibraries).map(async ([name, { lib, get }]) => {
    const library: unknown = lib === undefined ? (await get?.())?.() : lib();
    return [name, library] as const;
  });
  const lent = new Map(await Promise.all(entries));
  const borrow = (name: string): unknown => {
    if (!lent.has(name)) throw new Error(`the shell does not lend ${name}`);
    return lent.get(name);
  };
  if (remoteFile === null) return { shell, module: null };
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const code = await readFile(remoteFile, 'utf8');
  const run: unknown = new Script(`(function (module, exports, require) {${code}\n})`, {
    filename: remoteFile,
  }).runInThisContext();
  if (typeof run !== 'function') throw new Error(`${remoteFile} is no module`);
  run(module, module.exports, borrow);
  return { shell, module: module.exports['default'] };
}

function isShell(value: unknown): value is ShellServer {
  return typeof value === 'object' && value !== null && 'lentLibraries' in value && 'renderPage' in value;
}
