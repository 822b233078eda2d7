import { declineCookies } from '../support/decline-cookies';
import { frame } from '../support/frame';
import { expect, test } from '../support/person-test';
import type { Page } from '../support/test';

const widths = [1280, 375] as const;
/** More stops than any form has. */
const mostStops = 200;

interface Stop {
  readonly isInForm: boolean;
  /** Name of a focused control of which no point is visible; empty for a visible one. */
  readonly hiddenName: string;
}

/** The focused control, and whether bars, the head of the page or the edge of the window cover it completely. */
function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element.closest('main') === null) return { isInForm: false, hiddenName: '' };
    const box = element.getBoundingClientRect();
    const { width, height } = box;
    // A file input of one pixel shows its focus at its label.
    if (width <= 2 || height <= 2) return { isInForm: true, hiddenName: '' };
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + width * x, box.top + height * y] as const),
    );
    const isVisible = points.some(([x, y]) => {
      const topElement = document.elementFromPoint(x, y);
      return (
        topElement !== null &&
        (element.contains(topElement) || topElement.contains(element) || topElement.closest('label') !== null)
      );
    });
    const name = element.getAttribute('aria-label') ?? element.id;
    return { isInForm: true, hiddenName: isVisible ? '' : `${element.localName} ${name || element.textContent}` };
  });
}

/** Presses Tab from the heading to the end of the form. Answers the stops that are hidden. */
async function walk(page: Page): Promise<{ readonly stops: number; readonly hiddenNames: readonly string[] }> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await frame(page).heading.focus();
  const hiddenNames: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (!stop.isInForm) return { stops, hiddenNames };
    if (stop.hiddenName !== '') hiddenNames.push(stop.hiddenName);
  }
  return { stops: mostStops, hiddenNames };
}

/** Tests a form of the back office with the Tab key. */
export function testFormWalk(path: string): void {
  test.describe(() => {
    test.use({ person: 'admin' });

    test(`Tab through ${path} shows every control, above the save bar and below the head`, async ({
      page,
      context,
      baseURL,
    }) => {
      // The cookie banner would cover controls until it is answered.
      await declineCookies(context, baseURL);
      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.goto(path);
      await expect(frame(page).main.locator('form').first()).toBeVisible();
      const hiddenNames: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        const result = await walk(page);
        expect(result.stops, `stops at ${width}`).toBeGreaterThan(2);
        expect(result.stops, `at ${width}: Tab does not leave the form`).toBeLessThan(mostStops);
        hiddenNames.push(...result.hiddenNames.map((name) => `at ${width}: ${name}`));
      }
      expect(hiddenNames).toEqual([]);
    });
  });
}
