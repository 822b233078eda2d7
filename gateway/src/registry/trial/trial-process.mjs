/**
 * A process that runs one release: its container like in a browser, with the shell's libraries from the shell's server
 * part, then its server part. It gets a job as the message `{ files, entry, container, server, shellFile }` and sends
 * `{ module }` or `{ problem }`. It is plain JavaScript, because a process without rights cannot load a compiler.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

const origin = 'https://enlace.invalid';
const send = process.send.bind(process);
const exit = process.exit.bind(process);
const nodeRequire = createRequire(import.meta.url);

process.once('message', (job) => {
  run(job).then(
    (module) => send({ module }, () => exit(0)),
    (error) => send({ problem: String(error?.message ?? error).slice(0, 300) }, () => exit(0)),
  );
});

async function run(job) {
  const libraries = await loadLibraries(job.shellFile);
  hideSystem();
  const module = await describeFailure('the container does not load', () => loadContainer(job, libraries));
  if (job.server !== null) {
    const serverModule = await describeFailure('the server part does not load', () => loadServerPart(job, libraries));
    if (serverModule?.id !== module?.id) throw new Error('the server part is that of another remote');
  }
  return describe(module);
}

/** The libraries that the shell lends, as its server part has them. */
async function loadLibraries(shellFile) {
  const { lentLibraries } = nodeRequire(shellFile);
  const entries = Object.entries(lentLibraries).map(async ([name, { lib, get }]) => [name, lib ?? (await get())]);
  return new Map(await Promise.all(entries));
}

/** Code of a release gets no way out: neither the network nor modules of Node.js. */
function hideSystem() {
  const silent = () => undefined;
  const env = { NODE_ENV: 'production' };
  globalThis.process = { env, versions: {}, nextTick: process.nextTick.bind(process), emit: silent, on: silent };
  globalThis.console = new Proxy({}, { get: () => silent });
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'Worker', 'BroadcastChannel']) delete globalThis[name];
}

async function loadContainer({ files, entry, container }, libraries) {
  Object.assign(globalThis, { document: makeDocument(files), window: globalThis, location: new URL(`${origin}/`) });
  globalThis.self = globalThis;
  globalThis._FEDERATION_RUNTIME_CORE = makeCore(libraries);
  try {
    runScript(files, entry);
    const factory = await openContainer(globalThis[container], container);
    return factory().default;
  } finally {
    for (const name of ['document', 'window', 'location', 'self']) delete globalThis[name];
  }
}

async function openContainer(instance, name) {
  if (typeof instance?.get !== 'function') throw new Error(`its entry leaves no container ${name}`);
  await instance.init({});
  return instance.get('./remote');
}

function runScript(files, path) {
  globalThis.document.currentScript = { tagName: 'SCRIPT', src: `${origin}/${path}` };
  new Script(readFileSync(join(files, path), 'utf8'), { filename: path }).runInThisContext();
}

/** The parts of a page that the chunk loader of a container uses. */
function makeDocument(files) {
  const appendChild = (script) => {
    queueMicrotask(() => {
      try {
        runScript(files, new URL(script.src).pathname.slice(1));
        script.onload?.({ type: 'load', target: script });
      } catch (error) {
        script.onerror?.({ type: 'error', target: script, error });
      }
    });
  };
  const createElement = () => ({ setAttribute: () => undefined, removeAttribute: () => undefined, style: {} });
  return {
    head: { appendChild, append: appendChild },
    createElement,
    getElementsByTagName: () => [],
    querySelector: () => null,
    currentScript: null,
    addEventListener: () => undefined,
  };
}

/** A runtime core that hands out the lent libraries; see docs/decisions/0005-module-federation-on-two-cores.md. */
function makeCore(libraries) {
  class Instance {
    shareScopeMap = {};
    constructor(options) {
      this.name = options.name;
      this.options = options;
    }
    initOptions() {}
    initShareScopeMap(scope, shared) {
      this.shareScopeMap[scope] = shared;
    }
    initializeSharing() {
      return [];
    }
    async loadShare(library) {
      return libraries.get(library) ?? false;
    }
  }
  const coreParts = {
    CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
    ModuleFederation: Instance,
    helpers: {},
  };
  return new Proxy(coreParts, { get: (target, name) => target[name] ?? (() => undefined) });
}

function loadServerPart({ files, server }, libraries) {
  const module = { exports: {} };
  const take = (name) => {
    const library = libraries.get(name);
    if (library === undefined) throw new Error(`the shell does not lend ${name}`);
    return library();
  };
  const code = readFileSync(join(files, server), 'utf8');
  const wrapperScript = new Script(`(function (module, exports, require) {${code}\n})`, { filename: server });
  wrapperScript.runInThisContext()(module, module.exports, take);
  return module.exports.default;
}

/** Only plain texts leave the process. */
function describe(module) {
  const features = [...(module?.features ?? [])];
  const screens = features.flatMap((feature) =>
    Object.entries(feature.screens ?? {})
      .filter(([, load]) => typeof load === 'function')
      .map(([name]) => name),
  );
  const slices = features.flatMap((feature) => [...(feature.slices ?? [])].map(({ path }) => String(path)));
  return { id: String(module?.id), contract: Number(module?.contract), screens, slices };
}

async function describeFailure(place, work) {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${place}: ${error?.message ?? error}`, { cause: error });
  }
}
