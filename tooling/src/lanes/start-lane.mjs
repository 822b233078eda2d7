import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '../lib/ports.mjs';
import { installRecommendedNode, recommendedEnvironment, recommendedNode } from '../lib/recommended-node.mjs';
import { root } from '../lib/workspace.mjs';

const limitMs = 180_000;
const pauseMs = 250;

/** Starts the product on the recommended Node with `npm start` and reads a page: `{ status, output }` of a lane. */
export async function runStartLane(signal) {
  const problem = await installRecommendedNode().then(
    () => null,
    (error) => error.message,
  );
  if (problem !== null) return { status: process.env.CI ? 'failed' : 'unavailable', output: problem };
  const folder = mkdtempSync(join(tmpdir(), 'enlace-start-'));
  const port = await freePort();
  const start = startProduct({ PORT: String(port), DATA_DIR: folder, NODE_ENV: 'development' });
  try {
    const page = await readPage(`http://localhost:${port}/`, start, signal);
    const isRendered = page !== null && page.status === 200 && page.text.includes('<main');
    return { status: isRendered ? 'passed' : 'failed', output: start.output(), counts: countsOf(isRendered) };
  } finally {
    await start.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const countsOf = (isRendered) => ({ passed: isRendered ? 1 : 0, failed: isRendered ? 0 : 1, skipped: 0 });

function startProduct(env) {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...recommendedEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const chunks = [`Node ${recommendedNode}\n`];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(String(chunk)));
  const end = new Promise((resolve) => child.once('close', resolve));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const signal = (name) => {
    if (isRunning()) process.kill(-child.pid, name);
  };
  return {
    isRunning,
    output: () => chunks.join(''),
    stop: async () => {
      signal('SIGTERM');
      const timer = setTimeout(signal, 10_000, 'SIGKILL');
      await end;
      clearTimeout(timer);
    },
  };
}

/** The first answer of a page; null when the program ends before, does not answer in time, or the signal is aborted. */
async function readPage(url, program, signal) {
  const limit = AbortSignal.any([AbortSignal.timeout(limitMs), ...(signal === undefined ? [] : [signal])]);
  while (program.isRunning() && !limit.aborted) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null && answer.status < 500) return { status: answer.status, text: await answer.text() };
    await sleep(pauseMs);
  }
  return null;
}
