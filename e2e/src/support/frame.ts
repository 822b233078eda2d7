import { expect, type Locator, type Page } from '@playwright/test';

/** Replacement for a broken part. */
const failureTitle = 'This part is not available right now';

/** The parts of the frame that every test reads. */
export function frame(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    heading: main.getByRole('heading', { level: 1 }),
    card: main.getByText(failureTitle),
    retry: main.getByRole('button', { name: 'Try again' }),
    menu: (name: string): Locator => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }),
  };
}

/** A link of the side bar of members and of the back office. */
export const sectionLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });

export const cookieBanner = (page: Page): Locator => page.getByRole('region', { name: 'Cookies' });

export const pageFooter = (page: Page): Locator => page.getByRole('contentinfo');

/** Opens an address and waits until its page is drawn and hydrated. A page without scripts waits in vain: use `goto`. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until a new document is drawn and, with scripts, hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(frame(page).heading).toBeVisible();
  // The title of a rendered page is announced after hydration; never without scripts.
  const isTakenOver = () => document.querySelector('[role=status][aria-live=polite]')?.textContent !== '';
  await page.waitForFunction(isTakenOver, null, { timeout: 4_000 }).catch(() => undefined);
}

/** A broken part recovers, without or with the user's click. */
export async function tryAgainUntil(page: Page, heading: string | RegExp): Promise<void> {
  const { heading: shownHeading, retry } = frame(page);
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 500 });
    await expect(shownHeading).toHaveText(heading, { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}
