import { expect, type Page } from '@playwright/test';

import { frame } from './frame';

declare global {
  var enlaceViolations: string[] | undefined;
}

/** Records violations of the content policy in the page. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Other tests have watched the same page before.
    if (globalThis.enlaceViolations !== undefined) return;
    globalThis.enlaceViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.enlaceViolations?.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** No violation of the content policy since the document was opened. */
export async function expectNoViolations(page: Page): Promise<void> {
  const violations = await page.evaluate(() => globalThis.enlaceViolations);
  expect.soft(violations, `${pathOf(page)}: violations of the content policy`).toEqual([]);
}

type WaitUntilSettled = () => Promise<void>;

interface Visit {
  /** Pages that open a dialog, which hides the page. */
  readonly hasDialog?: boolean | undefined;
  readonly size?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
}

/** Opens the screen, in a wide window with the light theme by default, and waits until its data is drawn. */
export async function openScreen(
  page: Page,
  waitUntilSettled: WaitUntilSettled,
  path: string,
  { hasDialog = false, size = { width: 1280, height: 720 }, colorScheme = 'light' }: Visit = {},
): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(path);
  await expectDrawn(page, waitUntilSettled, hasDialog);
}

/** Waits until the data of the screen is drawn. */
export async function expectDrawn(page: Page, waitUntilSettled: WaitUntilSettled, hasDialog = false): Promise<void> {
  const heading = hasDialog ? page.getByRole('dialog').getByRole('heading').first() : frame(page).heading;
  await expect(heading).toBeVisible();
  await waitUntilSettled();
  await expect(heading).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Rows far below the window are not drawn, and keep earlier colours until they are. */
export async function drawAllRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The page is not wider than the window. */
export async function expectFits(page: Page, windowWidth: number): Promise<void> {
  const width = () => page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity);
  const message = `${pathOf(page)}: width at ${windowWidth} px`;
  await expect.soft.poll(width, { message }).toBeLessThanOrEqual(windowWidth);
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;
