import { existsSync } from 'node:fs';

import { run } from './run.mjs';

/** Where Debian's package puts it; Playwright's own download is used elsewhere. */
export const debianChromium = '/usr/bin/chromium';

async function isPlaywrightsOwnThere() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

/** Whether a Chromium is there for the browser tests. */
export async function hasChromium() {
  return existsSync(debianChromium) || (await isPlaywrightsOwnThere());
}

/** Makes sure that there is a Chromium: Debian's package as root, else Playwright's download. */
export async function installChromium() {
  if (await hasChromium()) return;
  const attempts = [];
  if (process.getuid?.() === 0) {
    await run('apt-get', ['update', '-q']);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    attempts.push(await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env }));
    if (existsSync(debianChromium)) return;
  }
  attempts.push(await run('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium']));
  if (await hasChromium()) return;
  throw new Error(
    `no Chromium for the browser tests, and none could be installed:\n${attempts.map((one) => one.output).join('\n')}`,
  );
}
