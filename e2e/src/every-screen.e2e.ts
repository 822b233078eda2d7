import { expectAccessibleIn } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { frame } from './support/frame';
import { expect, test } from './support/visit-test';
import { expectedErrorsOf, pathsOf, screens } from './support/screen-cases';
import { screenPages } from './support/screen-files';
import { watchRequests } from './support/settled';
import {
  drawAllRows,
  expectDrawn,
  expectFits,
  expectNoViolations,
  openScreen,
  watchPolicy,
} from './support/visit-screen';

const pages = screenPages();
const fileAt = (path: string): string | undefined => pages.find((page) => page.path.test(path))?.file;

test('every screen of every build is checked', () => {
  const checkedFiles = new Set(Object.values(screens).flat().flatMap(pathsOf).map(fileAt));
  const missingFiles = new Set(pages.map(({ file }) => file).filter((file) => !checkedFiles.has(file)));
  expect([...missingFiles], 'screens that e2e/src/support/screen-cases.ts lacks').toEqual([]);
});

/** The first case of each screen; its further addresses are in every-screen.full.e2e.ts. */
function firstCases() {
  const visitedScreens = new Set<string>();
  return Object.entries(screens).flatMap(([who, cases]) =>
    cases
      .filter((screenCase) => {
        const screensOfCase = pathsOf(screenCase).map((path) => fileAt(path) ?? path);
        const isFirst = screensOfCase.some((screen) => !visitedScreens.has(screen));
        for (const screen of screensOfCase) visitedScreens.add(screen);
        return isFirst;
      })
      .map((screenCase) => ({ who, ...screenCase })),
  );
}

/** Prefixes of the addresses: English, Spanish and Portuguese. */
const prefixes = ['', '/es', '/pt'];
const sizes = { wide: { width: 1280, height: 720 }, narrow: { width: 320, height: 640 } };
/** Languages, widths and themes in all combinations. */
const settingCount = 12;

/**
 * Language, width and theme of a visit. Each round of settings begins one later than the round before, so that the
 * visits with axe, one in three, meet all settings too.
 */
function settingOf(index: number) {
  const number = index + Math.floor(index / settingCount);
  return {
    prefix: prefixes[number % 3] ?? '',
    size: Math.floor(number / 3) % 2 === 0 ? sizes.wide : sizes.narrow,
    colorScheme: Math.floor(number / 6) % 2 === 0 ? ('light' as const) : ('dark' as const),
    hasAxe: index % 3 === 0,
  };
}

for (const [index, { who, path, below, hasDialog }] of firstCases().entries()) {
  const { prefix, size, colorScheme, hasAxe } = settingOf(index);
  const name = below === undefined ? `${prefix}${path} is` : `${prefix}${path} and the first below it are`;
  test.describe(`a screen for ${who === 'visitor' ? 'everybody' : who}`, () => {
    test.use({ person: who === 'visitor' ? null : who, expectedErrors: expectedErrorsOf(path) });

    test(`${name} drawn in ${colorScheme}, ${size.width} pixels wide, logging no error`, async ({
      page,
      context,
      baseURL,
    }) => {
      // The cookie banner would cover the foot of the page.
      await declineCookies(context, baseURL);
      const waitUntilSettled = watchRequests(page);
      await watchPolicy(page);
      await openScreen(page, waitUntilSettled, `${prefix}${path}`, { hasDialog, size, colorScheme });
      if (hasAxe) {
        await drawAllRows(page);
        await expectAccessibleIn(colorScheme, { page }, `${prefix}${path}`);
      }
      await expectFits(page, size.width);
      await expectNoViolations(page);
      if (below === undefined) return;
      const link = frame(page)
        .main.locator(below.replaceAll('^="/', `^="${prefix}/`))
        .first();
      const address = await link.getAttribute('href');
      expect(address, `a link below ${path}`).not.toBeNull();
      // A pin of a map can be below another one.
      await link.dispatchEvent('click');
      await expect(page).toHaveURL(address ?? '');
      await expectDrawn(page, waitUntilSettled);
      await expectFits(page, size.width);
      await expectNoViolations(page);
    });
  });
}
