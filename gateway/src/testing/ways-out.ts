import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import type { TestContext } from 'node:test';

/** A server of this machine that must not be reached. */
export interface ClosedServer {
  readonly port: number;
  /** Port of UDP. */
  readonly nameServerPort: number;
  /** Connections and packets. */
  connectionCount(): number;
}

export async function startClosedServer(t: TestContext): Promise<ClosedServer> {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const nameServer = createSocket('udp4', (packet, { port: senderPort, address: sender }) => {
    count += 1;
    // The answer: the name does not exist.
    packet[2] = (packet[2] ?? 0) | 0x80;
    packet[3] = (packet[3] ?? 0) | 3;
    nameServer.send(packet, senderPort, sender);
  });
  await new Promise<void>((resolve) => nameServer.bind(0, '127.0.0.1', resolve));
  t.after(() => nameServer.close());
  const nameServerPort = nameServer.address().port;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, nameServerPort, connectionCount: () => count };
}

/** Server part of a shell that lends what real libraries have: a call of any function, and Node's http. */
export const lendingShell = `
const http = require('http');
exports.lentLibraries = {
  react: { lib: () => ({ word: 'lent', call: (work, ...values) => work(...values) }) },
  '@enlace/shared-auth': { lib: () => ({ get: (url, done) => http.get(url, done), http }) },
};
exports.renderPage = ({ module, ...request }) => module.render(request);`;

/** Code of a function whose text imports a module of Node.js and asks the name server. */
export function connectingCode({ nameServerPort }: ClosedServer): string {
  return `return import('node:dns').then(({ Resolver }) => new Promise((resolve) => {
    const resolver = new Resolver();
    resolver.setServers(['127.0.0.1:${nameServerPort}']);
    resolver.resolve4('secret.example.org', resolve);
  }))`;
}

/**
 * Code that declares \`waysOut(lent, auth)\`: it tries every way out of a process without rights, with the libraries that
 * the shell lends, and resolves to the names of the open ways.
 * @param secretFile a file that exists
 */
export function waysOutCode(secretFile: string, { port, nameServerPort }: ClosedServer): string {
  return `
const waysOut = async (lent, auth) => {
  const uses = {
    fs: (fs) => typeof fs.readFileSync(${JSON.stringify(secretFile)}, 'utf8') === 'string',
    child_process: (processes) => String(processes.execSync('id')).includes('uid'),
    worker_threads: ({ Worker }) => new Worker('1', { eval: true }).threadId > 0,
    net: (net) => isConnected(net.connect(${port}, '127.0.0.1')),
    http: (http) => isConnected(http.get('http://127.0.0.1:${port}')),
    dns: (dns) => isAsked(new dns.Resolver()),
    'dns/promises': (dns) => isAsked(new dns.Resolver()),
    dgram: (dgram) => dgram.createSocket('udp4').send('x', ${nameServerPort}, '127.0.0.1') === undefined,
    process: (process) => process.kill(process.ppid, 0) === true,
    vm: (vm) => typeof vm.runInThisContext('1') === 'number',
    module: (module) => typeof module.createRequire('/x')('os').hostname() === 'string',
    inspector: (inspector) => [inspector.open(0), typeof inspector.url()].includes('string'),
  };
  const isConnected = (socket) => new Promise((resolve) => {
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
  });
  const isAsked = (resolver) => new Promise((resolve) => {
    const note = (error) => resolve(error?.code === 'ENOTFOUND');
    resolver.setServers(['127.0.0.1:${nameServerPort}']);
    // The resolver of dns/promises ignores the callback and returns a promise.
    Promise.resolve(resolver.resolve4('secret.example.org', note)).catch(note);
  });
  const importing = (name) => 'return import("node:' + name + '")';
  const takers = {
    'by import': (name) => import('node:' + name),
    'by Function': (name) => Function(importing(name))(),
    'by new Function': (name) => new Function('name', 'return import(name)')('node:' + name),
    'by eval': (name) => eval('import("node:' + name + '")'),
    'by indirect eval': (name) => (0, eval)('import("node:' + name + '")'),
    'by Reflect': (name) => Reflect.construct(Function, [importing(name)])(),
    'by the constructor of an async function': (name) => (async () => {}).constructor(importing(name))(),
    'by the constructor of a generator': (name) => (function* () {}).constructor(importing(name))().next().value,
    'by a lent call of Function': (name) => lent.call(Function, importing(name))(),
    'by a lent call of a lent call': (name) => lent.call(lent.call, Function, importing(name))(),
    'by the constructor of a lent function': (name) => lent.call.constructor(importing(name))(),
    'by the constructor of a timer': (name) => setTimeout.constructor(importing(name))(),
    'by a promise': (name) => Promise.resolve(importing(name)).then(Function).then((run) => run()),
    'by a list': (name) => [importing(name)].map((code) => code).map(Function)[0](),
    'by a microtask': (name) => new Promise((resolve) => queueMicrotask(() => resolve(Function(importing(name))()))),
    'by a bound function': (name) => Function.bind(null, importing(name))()(),
    'by getBuiltinModule': (name) => process.getBuiltinModule(name),
    'by the constructor of process': (name) => Function('return process')().getBuiltinModule(name),
    'by a binding': (name) => process.binding(name),
    'by the main module': (name) => process.mainModule.require(name),
    'by require': (name) => require(name),
    'by require with node:': (name) => require('node:' + name),
    'by the loader': (name) => module.constructor._load(name),
  };
  const others = {
    'the environment': () => Object.keys(process.env).some((name) => name !== 'NODE_ENV'),
    signals: () => typeof process.kill === 'function' || typeof process.abort === 'function',
    'a library of the system': () => typeof process.dlopen === 'function',
    'an engine': () => require('crypto').setEngine('/nowhere') === undefined,
    fetch: () => typeof fetch === 'function' && fetch('http://127.0.0.1:${port}').then(() => true, () => true),
    WebSocket: () => typeof WebSocket === 'function',
    EventSource: () => typeof EventSource === 'function',
    'a channel': () => typeof BroadcastChannel === 'function',
    'the lent http': () => isConnected(auth.get('http://127.0.0.1:${port}')),
    'a lent socket': () => isConnected(new auth.http.Agent().createConnection({ port: ${port}, host: '127.0.0.1' })),
    'a socket of the console': () => isConnected(new console._stdout.constructor().connect(${port}, '127.0.0.1')),
    'a socket of stdout': () => isConnected(new process.stdout.constructor().connect(${port}, '127.0.0.1')),
    'the parent': () => process.kill(process.ppid, 0),
  };
  const openWays = [];
  const attempt = async (name, work) => {
    try {
      // For objects that do nothing and never call back.
      const limit = new Promise((resolve) => setTimeout(() => resolve(false), 2000));
      if ((await Promise.race([work(), limit])) === true) openWays.push(name);
    } catch {
      // This way is closed.
    }
  };
  const attempts = Object.entries(others).map(([name, work]) => attempt(name, work));
  for (const [taker, take] of Object.entries(takers))
    for (const [name, use] of Object.entries(uses))
      attempts.push(attempt(name + ' ' + taker, async () => use(await take(name))));
  await Promise.all(attempts);
  return openWays;
};`;
}
