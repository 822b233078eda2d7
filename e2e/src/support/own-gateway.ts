import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';

import { environment, sharedOrigin } from './env';
import { root, sharedData } from './places';

const token = 'deploy-token-of-the-browser-tests';
/** Time for the start of a gateway, which also renders its first pages. */
export const startLimitMs = 120_000;
const commandLimitMs = 60_000;

/** A gateway with its own releases and pointers, for the tests of one worker. It uses the shared API. */
export interface OwnGateway {
  readonly origin: string;
  /** Runs the `enlace` command against it; rejects when the command fails. */
  enlace(...args: readonly string[]): Promise<string>;
  /** Publishes the build of a folder, once: a release never changes. */
  publish(folder: string): Promise<void>;
  /** Moves all pointers back to where they were at the start. */
  restore(): Promise<void>;
  stop(): Promise<void>;
}

/** The runtime core of the pages; see docs/decisions/0005-module-federation-on-two-cores.md. */
export type Core = 'small' | 'full';

/** Starts on copies of the shared gateway's releases and shell builds, so that there is no new build or compression. */
export async function startOwnGateway(
  core: Core,
  { port: givenPort, env = {} }: { readonly port?: number; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<OwnGateway> {
  const dataDir = mkdtempSync(`${sharedData}-own-`);
  for (const folder of ['registry', 'shell']) {
    cpSync(join(sharedData, folder), join(dataDir, folder), { recursive: true, preserveTimestamps: true });
  }
  const port = givenPort ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['gateway/dist/main.mjs'], {
    cwd: root,
    env: {
      ...environment,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      API_URL: sharedOrigin(),
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      FEDERATION_CORE: core,
      DEPLOY_TOKEN: token,
      PUBLISH_LOCAL_BUILDS: 'false',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await answers(child, `${origin}/readyz`);
  const firstPointers = await readPointers(origin);
  const publishedFolders = new Set<string>();
  const enlace: OwnGateway['enlace'] = async (...args) => {
    const command = [join(root, 'tooling/bin/enlace.mjs'), ...args, '--url', origin, '--token', token];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, timeout: commandLimitMs });
    return stdout;
  };
  return {
    origin,
    enlace,
    async publish(folder) {
      if (publishedFolders.has(folder)) return;
      await enlace('publish', folder);
      publishedFolders.add(folder);
    },
    async restore() {
      const pointers = await readPointers(origin);
      for (const [id, change] of Object.entries(firstPointers))
        if (!isDeepStrictEqual(pointers[id], change)) await movePointer(origin, id, change);
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Pointers = Readonly<Record<string, object>>;

const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function readPointers(origin: string): Promise<Pointers> {
  const answer = await fetch(`${origin}/registry/pointers`, { headers });
  return ((await answer.json()) as { data: { remotes: Pointers } }).data.remotes;
}

async function movePointer(origin: string, id: string, change: object): Promise<void> {
  const body = JSON.stringify({ why: 'the next test', change });
  const answer = await fetch(`${origin}/registry/pointers/${id}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`the pointer of ${id} did not move: ${await answer.text()}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + startLimitMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the gateway of this test ended with ${child.exitCode}`);
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
