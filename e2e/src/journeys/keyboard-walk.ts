import { declineCookies } from '../support/decline-cookies';
import { frame } from '../support/frame';
import { expect, test } from '../support/person-test';
import { watchRequests } from '../support/settled';
import type { Page } from '../support/test';

/** More stops than any page of the walk has. */
const mostStops = 400;

interface Stop {
  readonly name: string;
  /** The same element as at the stop before. */
  readonly isSame: boolean;
  /** An element before that of the last stop, in the order of the document. */
  readonly isBefore: boolean;
  readonly isMarked: boolean;
  readonly isInSight: boolean;
  /** Parts of a date are further stops of the same element. */
  readonly hasParts: boolean;
}

declare global {
  var enlaceLastStop: Element | undefined;
}

/** The focused element; null at the end of the page. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof Element) || element === document.body || element === document.documentElement) return null;
    const last = globalThis.enlaceLastStop;
    globalThis.enlaceLastStop = element;
    const isBefore =
      last?.isConnected === true && (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    // Large choices mark the box around the control.
    const marks = [element, element.parentElement, element.nextElementSibling].filter((one) => one !== null);
    const isMarked = marks.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + Math.min(box.width, innerWidth) / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max(box.top + Math.min(box.height, 40) / 2, 1), innerHeight - 1);
    const topElement = document.elementFromPoint(x, y);
    const isInSight =
      topElement !== null &&
      (element.contains(topElement) || topElement.contains(element) || topElement.closest('label') !== null);
    const text = element.getAttribute('aria-label') ?? element.textContent;
    const name = `${element.tagName.toLowerCase()} ${text.trim().slice(0, 40)} ${element.getAttribute('name') ?? ''}`;
    return {
      name,
      isSame: last === element,
      isBefore,
      isMarked,
      isInSight,
      hasParts: element.matches('[type=date],[type=datetime-local],[type=time]'),
    };
  });
}

/** Walks through the page by Tab. Returns what a user of the keyboard would stumble over. */
async function walk(page: Page): Promise<string[]> {
  const problems: string[] = [];
  let last: Stop | null = null;
  for (let count = 0; count < mostStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop === null) return count > 3 ? problems : [...problems, `only ${count} stops`];
    if (stop.isSame && !stop.hasParts) return [...problems, `the focus stays on ${stop.name}`];
    if (stop.isBefore && last !== null) problems.push(`${stop.name} comes after ${last.name}`);
    if (!stop.isMarked) problems.push(`no visible focus on ${stop.name}`);
    if (!stop.isInSight) problems.push(`${stop.name} is covered`);
    last = stop;
  }
  return [...problems, `no end after ${mostStops} stops`];
}

/** Tests a page with the Tab key, as a demo user or as a visitor. */
export function testKeyboardWalk(person: string | null, path: string): void {
  test.describe(person ?? 'a visitor', () => {
    test.use({ person });

    test(`Tab leads through ${path} in order, with visible focus, to the end`, async ({ page, baseURL }) => {
      await declineCookies(page.context(), baseURL);
      const waitUntilSettled = watchRequests(page);
      await page.goto(path);
      await expect(frame(page).heading).toBeVisible();
      await waitUntilSettled();
      expect(await walk(page)).toEqual([]);
    });
  });
}
