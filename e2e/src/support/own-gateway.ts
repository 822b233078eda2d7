import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { environment, sharedOrigin } from './env';
import { root, sharedData } from './places';

const token = 'deploy-token-of-the-browser-tests';

/** A gateway for one test; other tests do not see its releases and pointers. It uses the shared API. */
export interface OwnGateway {
  readonly origin: string;
  /** Runs the `enlace` command against it; rejects when the command fails. */
  enlace(...args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

/** The runtime core of the pages; see docs/decisions/0005-module-federation-on-two-cores.md. */
export type Core = 'small' | 'full';

/** Starts on copies of the shared gateway's releases and shell builds, so that there is no new build or compression. */
export async function startOwnGateway(core: Core): Promise<OwnGateway> {
  const dataDir = mkdtempSync(`${sharedData}-own-`);
  for (const folder of ['registry', 'shell']) {
    cpSync(join(sharedData, folder), join(dataDir, folder), { recursive: true, preserveTimestamps: true });
  }
  const port = await freePort();
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
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await answers(child, `${origin}/readyz`);
  return {
    origin,
    async enlace(...args) {
      const command = [join(root, 'tooling/bin/enlace.mjs'), ...args, '--url', origin, '--token', token];
      const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, timeout: 20_000 });
      return stdout;
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
  const until = Date.now() + 20_000;
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
