import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { debianChromium } from '@enlace/tooling/chromium';
import { defineConfig } from '@playwright/test';

import type { WorkerOptions } from './src/support/test';

const root = join(import.meta.dirname, '..');
const runs = join(root, 'var/e2e');

/** Data of earlier runs; a parallel run keeps its own. */
function removeOldRuns(): void {
  for (const name of existsSync(runs) ? readdirSync(runs) : []) {
    const run = join(runs, name);
    if (Date.now() - statSync(run).mtimeMs > 15 * 60_000) rmSync(run, { recursive: true, force: true });
  }
}

/** A free port, chosen once: workers read this file again and use the port of the first reading. */
function takePort(name: 'E2E_PORT' | 'E2E_OTHER_PORT'): string {
  const script =
    "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })";
  return (process.env[name] ||= execFileSync(process.execPath, ['-e', script]).toString().trim());
}

/**
 * `x.e2e.ts` is in the first tier: each remote, screen and domain once. `x.full.e2e.ts` is in the second one: all
 * further languages, widths, faults and loads.
 */
const isFirstTier = process.env.ENLACE_TIER === 'first';
const ignoredTests = isFirstTier ? [/\.full\.e2e\.ts$/] : [];

/** Tests that mostly wait: for time limits, and for remotes that never answer. */
const waitingTests = /faults-(?!parts)[\w-]+(\.full)?\.e2e\.ts$/;

/** Tests of the loading of remotes, which run on both runtime cores. The first tier has a few on the full core. */
const coreTests = isFirstTier ? /federation\.e2e\.ts$/ : /(faults-(?!parts)\w+|federation|releases)(\.full)?\.e2e\.ts$/;

const chromium = debianChromium();
if (!process.env.E2E_PORT) removeOldRuns();
const port = takePort('E2E_PORT');
const otherPort = takePort('E2E_OTHER_PORT');
const dataDir = join(runs, port);
const baseURL = `http://localhost:${port}`;

export default defineConfig<object, WorkerOptions>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  testIgnore: ignoredTests,
  outputDir: join(root, 'var/test-results'),
  globalSetup: './src/support/global-setup.ts',
  fullyParallel: true,
  // While one test waits, the other computes. Three take longer on two cores: a page and its servers use both.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can fail a test once; the summary names tests that passed at the second attempt.
  retries: 1,
  // With so many failures the product is broken: the run ends early.
  maxFailures: 15,
  // A test ends far below these limits; a busy machine needs several times as long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.ENLACE_TEST_REPORTER ? [[process.env.ENLACE_TEST_REPORTER] as const] : [])],
  use: {
    baseURL,
    locale: 'en-US',
    // A trace of every test costs a third of the time, so it is on only on request.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
  projects: [
    // Tests that mostly wait begin, one worker each, so that all workers are busy until the end.
    { name: 'small core, faults', testMatch: waitingTests, workers: 1 },
    // Lazy parts of a screen load in the same way on both cores.
    { name: 'full core', testMatch: coreTests, workers: 1, use: { core: 'full' } },
    { name: 'small core', testIgnore: [waitingTests, ...ignoredTests] },
  ],
  webServer: {
    command: 'node gateway/dist/main.mjs',
    cwd: root,
    url: `${baseURL}/readyz`,
    // Below the three minutes after which a lane without progress is stopped: the message names the gateway.
    timeout: 150_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: port,
      PUBLIC_URL: baseURL,
      ALLOWED_ORIGINS: `http://localhost:${otherPort}`,
      DATA_DIR: dataDir,
      NODE_ENV: 'test',
      LIMITS: 'roomy',
      LOG_LEVEL: 'warn',
      // A machine with two parallel browsers renders slowly.
      RENDER_LIMIT_MS: '15000',
    },
  },
});
