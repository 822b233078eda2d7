import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { root } from '../servers/server-process.mjs';

const folder = join(root, 'bench/peers');
const timeout = 60_000;
const pageSize = 24;

/** Lists of the API behind the pages of the peer; the same rows as Enlace's own pages show. */
const lists = {
  events: `/api/events/list?when=upcoming&sort=starts_at&order=asc&page=1&per_page=${pageSize}&lang=en`,
  news: `/api/news/list?page=1&per_page=${pageSize}&lang=en`,
  chapters: `/api/chapters/list?page=1&per_page=${pageSize}&lang=en`,
  jobs: `/api/jobs/list?page=1&per_page=${pageSize}&lang=en`,
  options: '/api/chapters/list?sort=name&order=asc&lang=en',
};

const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
const runIn = (command, args) => execFileSync(command, args, { cwd: folder, env: environment, stdio: 'inherit' });

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function install() {
  const lockfile = join(folder, 'package-lock.json');
  const stamp = join(folder, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf([lockfile])) return;
  // Not `npm ci`: it refuses the lockfile where the registry lacks builds of Next for other systems.
  runIn('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, hashOf([lockfile]));
}

/** Absolute addresses of the lists: the peer reads them for each request of a dynamic page, as our screens do. */
const addressesOf = (gatewayUrl) =>
  Object.fromEntries(Object.entries(lists).map(([name, path]) => [name, `${gatewayUrl}${path}`]));

async function copyData(gatewayUrl) {
  const target = join(folder, 'copied');
  mkdirSync(target, { recursive: true });
  for (const name of ['figtree-latin.woff2', 'piazzolla-latin.woff2'])
    cpSync(join(root, 'shell/public/fonts', name), join(target, name));
  for (const [name, address] of Object.entries(addressesOf(gatewayUrl))) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    writeFileSync(join(target, `${name}.json`), await answer.text());
  }
}

function build() {
  const isSource = (name) => !/node_modules|\.next|\.installed/.test(name) && /\.\w+$/.test(name);
  const files = readdirSync(folder, { recursive: true }).filter(isSource).sort();
  const hash = hashOf(files.map((name) => join(folder, name)));
  const stamp = join(folder, '.next/built');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  runIn('npx', ['next', 'build']);
  writeFileSync(stamp, hash);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Installs and builds the Next app when that is necessary, and starts it with the data of a gateway. */
export async function startNextPeer(gatewayUrl) {
  install();
  await copyData(gatewayUrl);
  build();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [program, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env: { ...environment, LIST_ADDRESSES: JSON.stringify(addressesOf(gatewayUrl)) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
      return undefined;
    });
  const limit = Date.now() + timeout;
  while (Date.now() < limit) {
    if ((await fetch(`${url}/events`).catch(() => null))?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error('Next did not start');
}
