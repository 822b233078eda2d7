import { Script } from 'node:vm';

import type { LoadedBuilds } from '../../render/load-builds';
import type { ReleaseCode, TrialOutcome } from '../../render/messages';

type Libraries = ReadonlyMap<string, unknown>;
type Scripts = ReleaseCode['scripts'];

const origin = 'https://enlace.invalid';
const longestText = 300;
/** Globals of a browser that a container reads while it is loaded. */
const pageGlobals = ['document', 'window', 'location', 'self'];

/**
 * Runs a release in this process: its container as in a browser, with the libraries of the shell's server part, then its
 * server part. This process has no rights, see `closeDoors`.
 */
export async function runRelease(builds: LoadedBuilds, code: ReleaseCode): Promise<TrialOutcome> {
  let step: 'shell' | 'container' | 'server' = 'shell';
  try {
    const libraries = await builds.load(code.shell, null);
    step = 'container';
    const container = await loadContainer(code, libraries);
    if (container === null) return { step: 'entry', text: '' };
    const module = describeModule(container.module);
    step = 'server';
    const serverId = code.server === null ? module.id : await findServerId(builds, code);
    return { module: { ...module, serverId } };
  } catch (error) {
    return { step, text: shorten(readField(error, 'message') ?? error) };
  }
}

/** The module of a container; null when the entry leaves no container. */
async function loadContainer(
  { scripts, entry, container }: ReleaseCode,
  libraries: Libraries,
): Promise<{ readonly module: unknown } | null> {
  const document = makeDocument(scripts);
  const location = new URL(`${origin}/`);
  Object.assign(globalThis, { document, window: globalThis, self: globalThis, location });
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: makeCore(libraries) });
  try {
    runScript(scripts, document, entry);
    const instance: unknown = Reflect.get(globalThis, container);
    if (typeof readField(instance, 'get') !== 'function') return null;
    await callMethod(instance, 'init', {});
    const factory = await callMethod(instance, 'get', './remote');
    return {
      module: typeof factory === 'function' ? readField(Reflect.apply(factory, undefined, []), 'default') : null,
    };
  } finally {
    for (const name of pageGlobals) Reflect.deleteProperty(globalThis, name);
  }
}

async function findServerId(builds: LoadedBuilds, { shell, server }: ReleaseCode): Promise<string> {
  await builds.load(shell, server);
  const { module } = await builds.find({ shellFile: shell.file, remoteFile: server?.file ?? null });
  return shorten(readField(module, 'id'));
}

interface PageDocument {
  currentScript: unknown;
}

function runScript(scripts: Scripts, document: PageDocument, path: string): void {
  const code = Object.hasOwn(scripts, path) ? scripts[path] : undefined;
  if (code === undefined) throw new Error(`it has no file ${path}`);
  document.currentScript = { tagName: 'SCRIPT', src: `${origin}/${path}` };
  new Script(code, { filename: path }).runInThisContext();
}

/** The parts of a page that the chunk loader of a container uses. */
function makeDocument(scripts: Scripts): PageDocument {
  const appendChild = (script: unknown): void => {
    queueMicrotask(() => {
      try {
        runScript(scripts, document, new URL(String(readField(script, 'src'))).pathname.slice(1));
        callMethod(script, 'onload', { type: 'load', target: script });
      } catch (error) {
        callMethod(script, 'onerror', { type: 'error', target: script, error });
      }
    });
  };
  const createElement = (): object => ({ setAttribute: doNothing, removeAttribute: doNothing, style: {} });
  const document = {
    head: { appendChild, append: appendChild },
    createElement,
    getElementsByTagName: () => [],
    querySelector: () => null,
    currentScript: null,
    addEventListener: doNothing,
  };
  return document;
}

/** A runtime core that hands out the lent libraries; see docs/decisions/0005-module-federation-on-two-cores.md. */
function makeCore(libraries: Libraries): object {
  class Instance {
    readonly shareScopeMap: Record<string, unknown> = {};
    readonly name: unknown;
    readonly initOptions = doNothing;
    constructor(readonly options: unknown) {
      this.name = readField(options, 'name');
    }
    initShareScopeMap(scope: string, shared: unknown): void {
      this.shareScopeMap[scope] = shared;
    }
    initializeSharing(): unknown[] {
      return [];
    }
    async loadShare(name: string): Promise<unknown> {
      return libraries.has(name) && (() => libraries.get(name));
    }
  }
  const coreParts: object = {
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
    ModuleFederation: Instance,
    helpers: {},
  };
  return new Proxy(coreParts, { get: (target, name) => Reflect.get(target, name) ?? doNothing });
}

/** Only plain texts leave the process. */
function describeModule(module: unknown): Omit<Extract<TrialOutcome, { module: unknown }>['module'], 'serverId'> {
  const features = readList(module, 'features');
  const screens = features.flatMap((feature) =>
    Object.entries(Object(readField(feature, 'screens')))
      .filter(([, load]) => typeof load === 'function')
      .map(([name]) => shorten(name)),
  );
  const slices = features.flatMap((feature) => readList(feature, 'slices'));
  return {
    id: shorten(readField(module, 'id')),
    contract: Number(readField(module, 'contract')) || 0,
    screens,
    slices: slices.map((slice) => shorten(readField(slice, 'path'))),
  };
}

function readField(value: unknown, name: string): unknown {
  return value === undefined || value === null ? undefined : Reflect.get(Object(value), name);
}

function readList(value: unknown, name: string): readonly unknown[] {
  const list = readField(value, name);
  return Array.isArray(list) ? list : [];
}

function callMethod(value: unknown, name: string, argument: unknown): unknown {
  const method = readField(value, name);
  return typeof method === 'function' ? Reflect.apply(method, value, [argument]) : undefined;
}

function shorten(value: unknown): string {
  return String(value).slice(0, longestText);
}

function doNothing(): void {
  return undefined;
}
