import { existsSync } from 'node:fs';

import { run } from './run.mjs';

/** The same engine without windows; tests take three quarters of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Chromium of Debian's packages, the light one first; undefined when only Playwright's download exists. */
export function debianChromium() {
  return [headlessShell, '/usr/bin/chromium'].find((path) => existsSync(path));
}

async function isPlaywrightsOwnThere() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Whether a Chromium for the browser tests is installed. */
export async function hasChromium() {
  return debianChromium() !== undefined || (await isPlaywrightsOwnThere());
}

/**
 * Installs Chromium when it is missing: Debian's package as root, else Playwright's download. CI installs the light
 * one in any case, because it pays for every minute.
 */
export async function installChromium() {
  if (existsSync(headlessShell) || (!process.env.CI && (await hasChromium()))) return;
  const attempts = [];
  if (process.getuid?.() === 0) {
    // Without access to Debian, an installed Chromium is used, after a short wait.
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
