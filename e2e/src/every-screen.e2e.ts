import type { Page } from '@playwright/test';

import { declineCookies } from './support/decline-cookies';
import { expectAccessible } from './support/accessible';
import { frame } from './support/frame';
import { expect, test } from './support/person-test';
import { screenPages } from './support/screen-files';
import { watchRequests } from './support/settled';
import { test as newcomers } from './support/test';

const wide = { width: 1280, height: 720 };

interface ScreenCase {
  readonly path: string;
  /** Pages whose first link of a kind leads to a further screen to check. */
  readonly below?: string;
  /** An address of that screen; without it, the start of the link and an id. */
  readonly belowPath?: string;
  /** Pages that open a dialog, which hides the page. */
  readonly hasDialog?: boolean;
}

/** Lists of the back office whose first record is opened too. */
const office = [
  ...['companies', 'company-categories', 'courses', 'investors', 'jefa-perks', 'job-locations', 'jobs', 'lessons'],
  ...[
    'event-categories',
    'events',
    'news',
    'pages',
    'perks',
    'press',
    'inbox/templates',
    'seniority-levels',
    'tags',
    'users',
  ],
].map((name) => `/admin/${name}`);

const screens: Readonly<Record<string, readonly ScreenCase[]>> = {
  visitor: [
    { path: '/' },
    { path: '/events', below: 'ol a[href^="/events/"]' },
    { path: '/events/month' },
    { path: '/events/workshop-working-from-a-small-town-los-angeles/checkout' },
    { path: '/events/workshop-working-from-a-small-town-los-angeles/waiting-list' },
    { path: '/waiting-list/no-such-place' },
    { path: '/pay/no-such-link' },
    { path: '/t/no-such-ticket' },
    { path: '/certificates/no-such-certificate' },
    { path: '/chapters', below: 'a[href^="/chapters/"]' },
    { path: '/news', below: 'a[href^="/news/"]' },
    { path: '/pages/code-of-conduct' },
    { path: '/about' },
    { path: '/about/privacy' },
    { path: '/contact' },
    { path: '/contact?sent=CO-7K3M9Q' },
    { path: '/contact/sponsor' },
    { path: '/contact/account' },
    { path: '/contact/investor' },
    { path: '/jobs', below: 'a[href^="/jobs/"]' },
    { path: '/courses', below: 'a[href^="/courses/"]' },
    { path: '/search?q=data' },
    { path: '/search?q=zzqxw' },
    { path: '/companies', below: 'h3 a[href^="/companies/"]' },
    { path: '/companies/register' },
    { path: '/companies/perks' },
    { path: '/take-part/talk' },
    { path: '/report' },
    { path: '/press/interview' },
    { path: '/press/invitation' },
    { path: '/chapters?sort=members' },
    { path: '/perks?sort=ending' },
    { path: '/perks' },
    { path: '/donate' },
    { path: '/donate?kind=monthly&amount=4200' },
    { path: '/donations/no-such-donation' },
    { path: '/plans' },
    { path: '/plans?role=recruiters&coupon=HOLA20' },
    { path: '/investors' },
    { path: '/press' },
    { path: '/founders', below: 'a[href^="/people/"]' },
    { path: '/register' },
    ...['latina', 'member', 'ally', 'founder', 'recruiter', 'investor'].map((kind) => ({ path: `/register/${kind}` })),
    { path: '/nowhere' },
    { path: '/login' },
    { path: `/login?second_step=${'x'.repeat(43)}` },
    { path: '/forgot-password' },
    { path: '/reset-password' },
    { path: '/verify-email' },
  ],
  latina: [
    { path: '/my' },
    { path: '/my/profile' },
    { path: '/my/privacy' },
    { path: '/my/account' },
    { path: '/my/account/second-factor' },
    { path: '/my/tickets' },
    { path: '/my/courses', below: 'a[href^="/my/courses/"]', belowPath: '/my/courses/course/lesson' },
    { path: '/my/membership' },
    { path: '/my/donations' },
    { path: '/my/notifications' },
    { path: '/my/notifications/settings' },
    { path: '/my/welcome' },
    { path: '/my/welcome?step=picture' },
  ],
  recruiter: [{ path: '/dashboards' }],
  admin: [
    { path: '/admin' },
    { path: '/admin/areas' },
    { path: '/admin/areas/new' },
    { path: '/admin/chapters', below: 'a[href^="/admin/chapters/"]:not([href$="/new"])' },
    ...office.map((path) => ({ path, below: `tbody a[href^="${path}/"]` })),
    { path: '/admin/events/calendar' },
    { path: '/admin/courses/2?panel=outline' },
    { path: '/admin/courses/2?panel=learners' },
    { path: '/admin/courses/2?panel=stops' },
    { path: '/admin/lessons/1?panel=quiz' },
    { path: '/admin/events/1?panel=check-in' },
    { path: '/admin/events/1/check-in' },
    { path: '/admin/tickets', below: 'tbody a[href^="/admin/tickets/"]' },
    { path: '/admin/inbox' },
    { path: '/admin/packages' },
    { path: '/admin/memberships' },
    { path: '/admin/memberships?view=past_due' },
    { path: '/admin/membership-figures' },
    { path: '/admin/coupons' },
    { path: '/admin/donations' },
    { path: '/admin/donations?view=active&sort=given' },
    { path: '/admin/versionings' },
    ...['tickets', 'attendees', 'messages', 'report', 'waiting'].map((panel) => ({
      path: `/admin/events/1?panel=${panel}`,
    })),
    { path: '/admin/audit' },
    { path: '/admin/media' },
    { path: '/admin/media?view=list' },
    { path: '/admin/media?id=1', hasDialog: true },
    { path: '/admin/roles' },
    { path: '/admin/roles/new' },
    { path: '/admin/permissions' },
    { path: '/admin/permissions?person=2' },
    { path: '/admin/users/2' },
    { path: '/admin/users/2/view-as' },
    { path: '/admin/users/2/deactivate' },
    { path: '/admin/users/duplicates' },
    { path: '/admin/users/merge?winner=2&loser=5' },
    { path: '/admin/users-lost', below: 'tbody a[href^="/admin/users-lost/"]' },
    { path: '/admin/background-jobs' },
    { path: '/admin/downloads' },
    { path: '/admin/courses/playlist' },
  ],
};

/** Addresses that answer 404. */
const missingPaths: readonly string[] = [
  '/nowhere',
  '/t/no-such-ticket',
  '/certificates/no-such-certificate',
  '/waiting-list/no-such-place',
  '/pay/no-such-link',
  '/donations/no-such-donation',
];

declare global {
  var enlaceViolations: string[];
}

/** Records violations of the content policy in the page. */
async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.enlaceViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.enlaceViolations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

type Settled = () => Promise<void>;

/** Opens the screen in a wide window with the light theme, and waits until its data is drawn. */
async function openScreen(page: Page, waitUntilSettled: Settled, path: string, hasDialog = false): Promise<void> {
  const heading = hasDialog ? page.getByRole('dialog').getByRole('heading').first() : frame(page).heading;
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(heading).toBeVisible();
  await waitUntilSettled();
  await expect(heading).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await drawAllRows(page);
}

/** Rows far below the window are not drawn, and keep earlier colours until they are. */
async function drawAllRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

async function expectGoodScreen(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await expectAccessible({ page }, path);
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity);
  await expect.soft.poll(width, { message: `${path}: width at 320 px` }).toBeLessThanOrEqual(320);
  const violations = await page.evaluate(() => globalThis.enlaceViolations);
  expect.soft(violations, `${path}: violations of the content policy`).toEqual([]);
}

/** A page that is missing, and a second step that has ended, are refused; the browser logs it. */
function expectedErrorsOf(path: string): RegExp | null {
  if (missingPaths.includes(path)) return /status of 404/;
  return path.includes('second_step=') ? /status of 401/ : null;
}

test('every screen of every build is checked', () => {
  const pages = screenPages();
  const fileAt = (path: string) => pages.find((page) => page.path.test(path))?.file;
  const checkedFiles = new Set(
    Object.values(screens)
      .flat()
      .flatMap(({ path, below, belowPath }) => {
        const prefix = below === undefined ? undefined : /href\^="([^"]+)"/.exec(below)?.[1];
        const further = belowPath ?? (prefix === undefined ? undefined : `${prefix}1`);
        return [new URL(path, 'http://localhost').pathname, ...(further === undefined ? [] : [further])];
      })
      .map(fileAt),
  );
  const missingFiles = new Set(pages.map(({ file }) => file).filter((file) => !checkedFiles.has(file)));
  expect([...missingFiles], 'screens that the list above lacks').toEqual([]);
});

for (const [who, cases] of Object.entries(screens)) {
  test.describe(`a screen for ${who === 'visitor' ? 'everybody' : who}`, () => {
    test.use({ person: who === 'visitor' ? null : who });
    for (const { path, below, hasDialog } of cases) {
      const name = below === undefined ? `${path} is` : `${path} and the first below it are`;
      test.describe(() => {
        test.use({ expectedErrors: expectedErrorsOf(path) });

        test(`${name} readable in light and dark, fitting a narrow window, logging no error`, async ({
          page,
          context,
          baseURL,
        }) => {
          // The cookie banner would cover the foot of the page.
          await declineCookies(context, baseURL);
          const waitUntilSettled = watchRequests(page);
          await watchPolicy(page);
          await openScreen(page, waitUntilSettled, path, hasDialog);
          await expectGoodScreen(page);
          if (below === undefined) return;
          const address = await frame(page).main.locator(below).first().getAttribute('href');
          expect(address, `a link below ${path}`).not.toBeNull();
          await openScreen(page, waitUntilSettled, address ?? '');
          await expect(page).toHaveURL(address ?? '');
          await expectGoodScreen(page);
        });
      });
    }
  });
}

newcomers('the cookie banner is readable in light and dark and fits a narrow window', async ({ page }) => {
  await watchPolicy(page);
  await openScreen(page, watchRequests(page), '/about');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await expectGoodScreen(page);
});
