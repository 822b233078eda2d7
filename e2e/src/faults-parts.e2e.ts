import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { breakFiles } from './support/faults';
import { frame } from './support/frame';
import { root } from './support/places';
import { expect, test } from './support/person-test';

interface Build {
  readonly entry: string;
  readonly preload: readonly string[];
  readonly screens: Readonly<Record<string, readonly string[]>>;
  readonly files: Readonly<Record<string, string>>;
}

/** The list and the form are the screen itself; files with a number are shared by several others. */
const screenCode = /^(kit-list|kit-form|\d+)\.js$/;

/** Files that no screen needs to be drawn: dialogs, panels, fields and other parts. */
function optionalFiles(folder: string): string[] {
  const build = JSON.parse(readFileSync(join(root, folder, 'dist/build.json'), 'utf8')) as Build;
  const neededFiles = new Set([build.entry, ...build.preload, ...Object.values(build.screens).flat()]);
  return Object.keys(build.files).filter(
    (file) => file.endsWith('.js') && !neededFiles.has(file) && !screenCode.test(file),
  );
}

const parts = optionalFiles('mf-admin-content');
const anyPart = new RegExp(
  `/mf-admin-content/[^/]+/(${parts.map((file) => file.replace('.', '\\.')).join('|')})(\\?|$)`,
);
const card = (page: Page) => page.getByText('This part could not be loaded.');

/** Pages of the back office with optional parts, and what opens the part where a visit is not enough. */
const pages: readonly { readonly path: string; readonly open?: (page: Page) => Promise<void> }[] = [
  { path: '/admin' },
  { path: '/admin/inbox' },
  { path: '/admin/packages' },
  { path: '/admin/permissions' },
  { path: '/admin/news/1' },
  { path: '/admin/users/2?panel=history' },
  {
    path: '/admin/companies',
    open: (page) => page.getByRole('button', { name: 'Export' }).click(),
  },
];

test.use({ person: 'admin', expectedErrors: /Failed to load resource|ERR_FAILED|ChunkLoadError|Loading chunk|part/ });

for (const { path, open } of pages) {
  test(`missing files of optional parts leave ${path} in its place, and "Try again" mends each`, async ({ page }) => {
    const repair = await breakFiles(page, anyPart, (route) => route.fulfill({ status: 404, body: 'not found' }));
    await page.goto(path);
    await expect(frame(page).heading).toBeVisible();
    await open?.(page);
    await expect(card(page).first()).toBeVisible();
    await expect(frame(page).heading).toBeVisible();
    await expect(frame(page).card).toBeHidden();

    await repair();
    const retry = page
      .getByRole('alert')
      .filter({ has: card(page) })
      .getByRole('button', { name: 'Try again' });
    const dialog = page.getByRole('dialog').first();
    await expect(async () => {
      if (await retry.first().isVisible()) await retry.first().click({ timeout: 500 });
      // Other parts are behind the dialog that was mended.
      else if (await dialog.isVisible()) await page.keyboard.press('Escape');
      await expect(card(page)).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    // A dialog that is open hides the page from assistive technology, so the heading has no role.
    await expect(page.locator('main h1')).toBeVisible();
  });
}
