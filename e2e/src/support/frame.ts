import { expect, type Locator, type Page } from '@playwright/test';

/** What stands in the place of a part that is down. */
export const failureTitle = 'This part is not available right now';

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

/** Opens an address and waits until its page is drawn, and is the browser's where scripts run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(frame(page).heading).toBeVisible();
  // The title is announced once a page that came rendered has been taken over; without scripts it never is.
  const taken = () => document.querySelector('[role=status][aria-live=polite]')?.textContent !== '';
  await page.waitForFunction(taken, null, { timeout: 4_000 }).catch(() => undefined);
}

/** A part that was down comes back: by itself, or when the person asks for it. */
export async function tryAgainUntil(page: Page, heading: string | RegExp): Promise<void> {
  const { heading: shown, retry } = frame(page);
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 500 });
    await expect(shown).toHaveText(heading, { timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
}
