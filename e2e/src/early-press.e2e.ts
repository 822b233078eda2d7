import type { Page } from '@playwright/test';

import { password, writeAccount } from './journeys/register';
import { frame, open } from './support/frame';
import { holdRequests } from './support/hold-requests';
import { mailedPin } from './support/mails';
import { memberWords } from './support/member-words';
import { publicPaths } from './support/public-paths';
import { accountButton, signOut } from './support/sign-out';
import { expect, test } from './support/test';

const scripts = /\.js$/;
const words = memberWords.en;

/** Opens a page, uses it before its scripts have come, and lets them come. */
async function beforeScripts(page: Page, path: string, use: () => Promise<void>): Promise<void> {
  const heldScripts = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await use();
  heldScripts.release();
}

/** The forms of a page as it is served, without what is in them. */
const formsOf = (html: string): string[] => html.match(/<form\b[^>]*>/g) ?? [];

/** Waits for the member's page; people who may not see it are led to another one. */
async function expectOwnPage(page: Page, name: RegExp): Promise<void> {
  await open(page, '/my');
  await expect(frame(page).heading).toContainText(name);
  await expect(page).toHaveURL(/\/my$/);
}

test.describe('with sign-out', () => {
  // The number of notifications can be asked for while the session ends.
  test.use({ expectedErrors: /401.*notifications\/stream/ });

  test('a member who signs in before the scripts have come has her own pages, also after the next sign-in', async ({
    page,
    context,
  }) => {
    const { main } = frame(page);
    for (const round of ['first', 'after sign-out'])
      await test.step(round, async () => {
        await beforeScripts(page, '/login?callbackUrl=%2Fmy%2Ftickets', async () => {
          await main.getByLabel(words.email).fill('latina@enlace.test');
          await main.getByLabel(words.signInPassword).fill('enlace-demo-1');
          await main.getByRole('button', { name: words.signIn }).click();
          await page.waitForURL(/\/my\/tickets$/, { waitUntil: 'commit' });
        });
        await expect(frame(page).heading).toBeVisible();
        await expect(page).toHaveURL(/\/my\/tickets$/);
        await expectOwnPage(page, /Valentina/);
        await signOut(page);
        await expect(accountButton(page, /Valentina/)).toHaveCount(0);
      });
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('enlace_plain');
    await page.goto('/my');
    await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  });
});

test('a new member who sends her code before the scripts have come has her own pages', async ({ page, request }) => {
  const { main } = frame(page);
  const email = `nusta-early-${Date.now()}@example.org`;
  await beforeScripts(page, '/register/member', async () => {
    await writeAccount(page, email);
    await main.getByRole('checkbox', { name: words.agree }).check();
    await main.getByRole('button', { name: words.create }).click();
    await page.waitForURL(/\/verify-email\?user_id=\d+$/, { waitUntil: 'commit' });
    await main.getByLabel(words.code).fill(await mailedPin(request, email));
    await main.getByLabel(words.yourPassword).fill(password);
    await main.getByRole('button', { name: words.verify }).click();
    await page.waitForURL(/\/$/, { waitUntil: 'commit' });
  });
  await expect(accountButton(page, /Ñusta/)).toBeVisible();
  await expectOwnPage(page, /Ñusta/);
});

test('a donation that is typed and sent before the scripts have come goes on to its payment', async ({ page }) => {
  const { main, heading } = frame(page);
  await beforeScripts(page, '/donate', async () => {
    await main.getByRole('radio', { name: 'Every month' }).check();
    await main.getByLabel('Other amount in USD').fill('42,50');
    await main.getByLabel('Your name').fill('D.Ana Ñustes');
    await main.getByLabel('E-mail').fill('ana.early@example.org');
    await main.getByRole('button', { name: 'Go on to payment' }).click();
    await expect(main.getByRole('button', { name: 'Go on to payment' })).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toMatch(/\/donate$/);
  });
  await expect(heading).toHaveText('Pay your donation');
  await expect(main.getByRole('button', { name: 'Pay $42.50' })).toBeVisible();
  await expect(main.getByText(/today and each month/)).toBeVisible();
});

test('no form of a served page puts what a person types into an address', async ({ request }) => {
  const forms: string[] = [];
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    forms.push(...formsOf(html).map((form) => `${path} ${form}`));
  }
  expect(forms.filter((form) => form.includes('data-early'))).not.toEqual([]);
  // A search, or the form of a coupon, whose address can be shared.
  const isShared = (form: string) => / role="search"| action="\/plans"/.test(form);
  expect(forms.filter((form) => !isShared(form) && !form.includes(' method="post"'))).toEqual([]);
});
