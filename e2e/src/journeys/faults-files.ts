import type { Route } from '@playwright/test';

import { breakFiles, networkFaults, rewrite } from '../support/faults';
import { expect, test } from '../support/faulty-test';
import { frame, open } from '../support/frame';

/** Errors that the browser logs about broken files. */
export const fileErrors = /Failed to load resource|integrity|digest|ChunkLoadError/i;

const faultyFile = (name: string) => new RegExp(`/remotes/mf-dashboards/[^/]+/${name}\\.js`);

/** Kinds of files of a remote. */
export const fileKinds = {
  entry: faultyFile('remoteEntry'),
  'exposed module': faultyFile('remote'),
  'screen chunk': faultyFile('screen-faulty'),
};

/** Faults of a file. */
export const fileFaults = {
  'is missing': networkFaults['answers 404'],
  'is an error of the server': networkFaults['answers 500'],
  'is a page': networkFaults['answers a page instead of code'],
  'is cut off': networkFaults['resets the connection'],
  'is not what was published': (route: Route) => rewrite(route, (text) => `globalThis.isTampered = true;${text}`),
  'never comes': networkFaults['never answers'],
} as const;

export type FileKind = keyof typeof fileKinds;
export type FileFault = keyof typeof fileFaults;

/** Tests a fault of a kind of files. */
export function testFileFault(kind: FileKind, fault: FileFault): void {
  test(`${kind} ${fault}: a card says so, and "Try again" draws the page without a reload`, async ({ page }) => {
    const mend = await breakFiles(page, fileKinds[kind], fileFaults[fault]);
    await open(page, '/about');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const { card, heading, menu, retry } = frame(page);
    await menu('Faulty').click();
    await expect(card).toBeVisible();
    await expect(menu('Events')).toBeVisible();
    await mend();
    await retry.click();
    await expect(heading).toHaveText('Faulty remote');
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
}

/** Tests that a changed file of a kind does not run. */
export function testChangedFile(kind: FileKind): void {
  test(`${kind} that is not what was published does not run on the page that opens with it`, async ({ page }) => {
    await page.route(fileKinds[kind], (route) => rewrite(route, (text) => `globalThis.isTampered = true;${text}`));
    await page.goto('/faulty');
    await expect(frame(page).card).toBeVisible();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
}
