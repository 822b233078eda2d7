import { existsSync } from 'node:fs';

import { run } from './run.mjs';

/** The same engine without windows: tests take three quarters of the time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The Chromium of Debian's packages, the light one first; undefined where only Playwright's own download is. */
export function debianChromium() {
  return [headlessShell, '/usr/bin/chromium'].find((path) => existsSync(path));
}

async function isPlaywrightsOwnThere() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Whether a Chromium is there for the browser tests. */
export async function hasChromium() {
  return debianChromium() !== undefined || (await isPlaywrightsOwnThere());
}

/**
 * Makes sure that there is a Chromium: Debian's package as root, else Playwright's download. One that is there will do,
 * but CI, which pays for every minute, fetches the light one.
 */
export async function installChromium() {
  if (existsSync(headlessShell) || (!process.env.CI && (await hasChromium()))) return;
  const attempts = [];
  if (process.getuid?.() === 0) {
    // Where Debian cannot be reached, a Chromium that is there will do after all: nobody waits for long.
    await run('timeout', ['60', 'apt-get', 'update', '-q']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'];
    attempts.push(await run('timeout', ['240', 'apt-get', ...install], { env }));
  }
  if (await hasChromium()) return;
  attempts.push(await run('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium']));
  if (await hasChromium()) return;
  throw new Error(
    `no Chromium for the browser tests, and none could be installed:\n${attempts.map((one) => one.output).join('\n')}`,
  );
}
