import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { frame } from './support/frame';
import { expect, test } from './support/person-test';

interface ScreenCase {
  /** An address, or the list on which the first link of a kind leads to the screen. */
  readonly path: string;
  readonly link?: string;
  /** The address opens a dialog, behind which the page is hidden. */
  readonly hasDialog?: boolean;
}

/** Lists of the back office whose first record is opened too. */
const office = [
  ...['companies', 'company-categories', 'courses', 'investors', 'jefa-perks', 'job-locations', 'jobs', 'lessons'],
  ...['news', 'pages', 'perks', 'press', 'reply-templates', 'roles', 'seniority-levels', 'tags', 'users'],
].map((name) => `/admin/${name}`);

const screens: Readonly<Record<string, readonly ScreenCase[]>> = {
  visitor: [
    { path: '/' },
    { path: '/events' },
    { path: '/events', link: 'a[href^="/events/"]' },
    { path: '/chapters' },
    { path: '/chapters', link: 'a[href^="/chapters/"]' },
    { path: '/news' },
    { path: '/news', link: 'a[href^="/news/"]' },
    { path: '/pages/code-of-conduct' },
    { path: '/about' },
    { path: '/about/privacy' },
    { path: '/contact' },
    { path: '/contact?sent=CO-7K3M9Q' },
    { path: '/contact/sponsor' },
    { path: '/jobs' },
    { path: '/jobs', link: 'a[href^="/jobs/"]' },
    { path: '/courses' },
    { path: '/courses', link: 'a[href^="/courses/"]' },
    { path: '/search?q=data' },
    { path: '/search?q=zzqxw' },
    { path: '/companies' },
    { path: '/companies', link: 'h3 a[href^="/companies/"]' },
    { path: '/companies/register' },
    { path: '/companies/perks' },
    { path: '/press/interview' },
    { path: '/chapters?sort=members' },
    { path: '/perks?sort=ending' },
    { path: '/perks' },
    { path: '/investors' },
    { path: '/press' },
    { path: '/founders' },
    { path: '/register' },
    { path: '/register/latina' },
    { path: '/nowhere' },
    { path: '/login' },
    { path: '/forgot-password' },
    { path: '/reset-password' },
    { path: '/verify-email' },
  ],
  latina: [{ path: '/my' }],
  recruiter: [{ path: '/dashboards' }],
  admin: [
    { path: '/admin' },
    { path: '/admin/areas' },
    { path: '/admin/areas/new' },
    { path: '/admin/chapters' },
    { path: '/admin/chapters', link: 'a[href^="/admin/chapters/"]:not([href$="/new"])' },
    ...office.flatMap((path) => [{ path }, { path, link: `tbody a[href^="${path}/"]` }]),
    { path: '/admin/inbox' },
    { path: '/admin/packages' },
    { path: '/admin/versionings' },
    { path: '/admin/events' },
    { path: '/admin/media' },
    { path: '/admin/media?view=list' },
    { path: '/admin/media?id=1', hasDialog: true },
    { path: '/admin/permissions' },
    { path: '/admin/permissions?person=2' },
    { path: '/admin/users/2' },
    { path: '/admin/users/2/view-as' },
    { path: '/admin/users/duplicates' },
    { path: '/admin/users/merge?winner=2&loser=5' },
    { path: '/admin/users-lost' },
  ],
};

declare global {
  var enlaceViolations: string[];
}

/** Opens the screen and waits until its data is drawn; nothing is asked about cookies, as that would cover its foot. */
async function openScreen(page: Page, { path, link, hasDialog = false }: ScreenCase): Promise<void> {
  const heading = hasDialog ? page.getByRole('dialog').getByRole('heading').first() : frame(page).heading;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    globalThis.enlaceViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.enlaceViolations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(path);
  await expect(heading).toBeVisible();
  if (link !== undefined) {
    const address = (await frame(page).main.locator(link).first().getAttribute('href')) ?? '';
    await page.goto(address);
    await expect(page).toHaveURL(address);
  }
  await page.waitForLoadState('networkidle');
  await expect(heading).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Changes the system's colours; what changes with a transition, one level of the page after the other, is through. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const running = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    });
  await expect.poll(running).toBe(0);
}

/** What axe finds of weight, each with the elements it means. */
async function seriousFindings(page: Page): Promise<string[]> {
  // The page has no frames of its own, so axe needs no second window; and only what is wrong is asked for.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
    );
}

async function expectGoodScreen(page: Page): Promise<void> {
  expect.soft(await seriousFindings(page), 'axe in light').toEqual([]);
  await turn(page, 'dark');
  expect.soft(await seriousFindings(page), 'axe in dark').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity);
  await expect.soft.poll(width, { message: 'width at 320 px' }).toBeLessThanOrEqual(320);
  expect.soft(await page.evaluate(() => globalThis.enlaceViolations), 'violations of the content policy').toEqual([]);
}

for (const [who, cases] of Object.entries(screens)) {
  test.describe(`a screen for ${who === 'visitor' ? 'everybody' : who}`, () => {
    test.use({ person: who === 'visitor' ? null : who });
    for (const one of cases) {
      const name = one.link === undefined ? one.path : `the first below ${one.path}`;
      test.describe(() => {
        test.use({ expectedErrors: one.path === '/nowhere' ? /status of 404/ : null });

        test(`${name} is readable in light and dark, fits a narrow window, and logs no error`, async ({
          page,
          context,
          baseURL,
        }) => {
          await context.addCookies([{ name: 'user_cookie_consent', value: '0', url: baseURL ?? '' }]);
          await openScreen(page, one);
          await expectGoodScreen(page);
        });
      });
    }
  });
}

test('the cookie banner is readable in light and dark and fits a narrow window', async ({ page }) => {
  await openScreen(page, { path: '/about' });
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expectGoodScreen(page);
});
