import assert from 'node:assert';
import asyncHooks from 'node:async_hooks';
import buffer from 'node:buffer';
import crypto from 'node:crypto';
import dgram from 'node:dgram';
import dns from 'node:dns';
import events from 'node:events';
import net from 'node:net';
import path from 'node:path';
import stream from 'node:stream';
import url from 'node:url';
import util from 'node:util';
import zlib from 'node:zlib';

/** Modules without access to files, processes or the network. */
const harmlessModules: Readonly<Record<string, unknown>> = {
  assert,
  async_hooks: { AsyncLocalStorage: asyncHooks.AsyncLocalStorage, AsyncResource: asyncHooks.AsyncResource },
  buffer,
  crypto,
  events,
  path,
  stream,
  url,
  util,
  zlib,
};

/** Parts of `process` that libraries read while they are loaded. */
const harmlessProcess = {
  env: { NODE_ENV: 'production' },
  argv: [],
  browser: false,
  cwd: () => '/',
  emitWarning: () => undefined,
  nextTick: process.nextTick.bind(process),
  on: () => undefined,
  once: () => undefined,
  platform: process.platform,
  stderr: silentStream(2),
  stdout: silentStream(1),
  version: process.version,
  versions: { node: process.versions.node },
};

/** Parts of the real `process` that lead to modules, other processes or open connections. */
const powersOfProcess = [
  'binding',
  '_linkedBinding',
  'dlopen',
  'getBuiltinModule',
  'mainModule',
  'moduleLoadList',
  '_preload_modules',
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  'execve',
  'abort',
  'report',
  'loadEnvFile',
  'openStdin',
  '_getActiveHandles',
  '_getActiveRequests',
  'stdin',
  'stdout',
  'stderr',
  'chdir',
  'umask',
  'setUncaughtExceptionCaptureCallback',
  'initgroups',
  'setgroups',
  'setegid',
  'seteuid',
  'setgid',
  'setuid',
];

const networkGlobals = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'localStorage', 'sessionStorage'];

/**
 * Takes the network, the real `process` and the console from the code that runs here later. Files, child processes
 * and threads are refused by Node's permission model already. Returns the `require` of that code.
 */
export function closeDoors(): (name: string) => unknown {
  const refuse = (): never => {
    throw new Error('the renderer has no network');
  };
  refuseAll(net.Socket.prototype, ['connect'], refuse);
  refuseAll(net.Server.prototype, ['listen'], refuse);
  refuseAll(net, ['connect', 'createConnection', 'createServer'], refuse);
  refuseAll(dgram, ['createSocket'], refuse);
  // An engine is a library of the system: it would run outside of all limits.
  refuseAll(crypto, ['setEngine'], refuse);
  for (const names of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    refuseAll(names, findQueries(names), refuse);
  for (const name of networkGlobals) Reflect.deleteProperty(globalThis, name);
  closeProcess();
  replaceGlobal('process', harmlessProcess);
  replaceGlobal('console', silentConsole());
  return (name) => harmlessModules[name.replace(/^node:/, '')] ?? inert;
}

function findQueries(names: object): string[] {
  return Object.getOwnPropertyNames(names).filter((name) => /^(lookup|resolve|reverse)/.test(name));
}

function closeProcess(): void {
  // The global variable is replaced later.
  const realProcess = process;
  const { emit } = realProcess;
  const { apply } = Reflect;
  // A remote that replaces the method of all emitters must not receive the process as `this`.
  Reflect.defineProperty(realProcess, 'emit', {
    value: (...event: unknown[]): unknown => apply(emit, realProcess, event),
  });
  for (const name of powersOfProcess) Reflect.deleteProperty(realProcess, name);
}

function refuseAll(target: object, names: readonly string[], refuse: () => never): void {
  for (const name of names) Reflect.defineProperty(target, name, { value: refuse, writable: false });
}

function replaceGlobal(name: string, value: unknown): void {
  Reflect.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

function silentStream(fd: number): object {
  return { fd, isTTY: false, on: () => undefined, write: () => true };
}

function silentConsole(): object {
  const names = ['debug', 'error', 'group', 'groupEnd', 'info', 'log', 'table', 'time', 'timeEnd', 'trace', 'warn'];
  return Object.fromEntries(names.map((name) => [name, () => undefined]));
}

/** A module that can be read and extended, but does nothing. */
const inert: unknown = new Proxy(function unavailable() {}, {
  get: (target, name) => {
    if (name === 'prototype') return target.prototype;
    if (name === 'then' || name === '__esModule' || typeof name === 'symbol') return undefined;
    return inert;
  },
  apply: () => inert,
  construct: () => {
    throw new Error('the renderer has no access to this module');
  },
});
