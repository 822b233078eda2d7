import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import type { CDPSession } from '@playwright/test';

import { root } from './support/places';
import { frame } from './support/frame';
import { expect, test, type Page } from './support/test';

/** Limit for the JavaScript of a first visit of /events, in bytes over the wire with headers. */
const firstVisitLimit = 166_400;
/** Limit for a remote before its first screen, in bytes: brotli 11, file by file. */
const remoteLimit = 14_000;

interface Build {
  readonly entry: string;
  readonly preload: readonly string[];
}

interface RemoteFolder {
  readonly id: string;
  readonly folder: string;
}

const readJson = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;

function sizeOf(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(readFileSync(join(root, file)), { params }).length;
}

/** Bytes of each script that the page needs; prefetched code for links has the lowest priority and does not count. */
async function recordScripts(page: Page): Promise<Map<string, number>> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const scripts = new Map<string, number>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const isAhead = type === 'Prefetch' || request.initialPriority === 'VeryLow';
    if (/\.js(\?|$)/.test(request.url) && !isAhead) scripts.set(requestId, 0);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  return scripts;
}

test('a first visit of /events stays below its limit of JavaScript', async ({ page }) => {
  const scripts = await recordScripts(page);
  await page.goto('/events');
  await expect(frame(page).heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = [...scripts.values()];
  expect(sizes.length, 'shell, entry, exposed module, screen').toBe(4);
  expect(sizes).not.toContain(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(firstVisitLimit);
});

for (const { id, folder } of readJson<readonly RemoteFolder[]>('remotes.json')) {
  test(`entry and exposed module of ${id} stay below their limit`, () => {
    const { entry, preload } = readJson<Build>(`${folder}/dist/build.json`);
    const size = [entry, ...preload].reduce((sum, file) => sum + sizeOf(`${folder}/dist/${file}`), 0);
    expect(size).toBeLessThanOrEqual(remoteLimit);
  });
}
