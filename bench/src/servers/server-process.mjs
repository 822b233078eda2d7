import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** Milliseconds between two questions whether a server is ready. */
const pollInterval = 25;

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
    return undefined;
  });
}

/**
 * Starts a server in a process of its own, with production settings, on a free port of this machine.
 * @param file script, as a path from the root
 * @param environment variables, or a function that makes them from the URL
 * @param timeout milliseconds until `/readyz` must answer; later the start fails
 * @returns `{ url, pid, stop }`
 */
export async function startServer(file, environment = {}, timeout = 180_000) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const variables = typeof environment === 'function' ? environment(url) : environment;
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...variables, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const limit = Date.now() + timeout;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return { url, pid: child.pid, stop: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
  await stop(child);
  throw new Error(`${file} was not ready in ${timeout / 1000} s`);
}
