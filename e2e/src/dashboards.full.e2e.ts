import type { Locator, Page } from '@playwright/test';

import { expectAccessibleIn } from './support/accessible';
import { declineCookies } from './support/decline-cookies';
import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';
import { expectFits } from './support/visit-screen';

/** The demo account of members leads a chapter. */
const people = { recruiter: 'recruiter', admin: 'admin', leader: 'latina' } as const;

/** Opens the figures and waits until all numbers are drawn. Returns the widgets. */
async function openFigures(page: Page, person: (typeof people)[keyof typeof people]): Promise<readonly Locator[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, person, '/dashboards');
  const { main, heading } = frame(page);
  await expect(heading).toHaveText('The community in figures');
  const widgets = main.getByRole('region', { name: 'All figures' }).locator('> ol > li');
  await expect(widgets.first()).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^More about/ })).toHaveCount(await widgets.count());
  return widgets.all();
}

/** The title; a widget without numbers also has the reason as a heading. */
const nameOf = (widget: Locator): Promise<string> => widget.getByRole('heading').first().innerText();

/** The chart is one stop of the keyboard, after the menu; arrow keys read its values out. */
async function expectReadable(page: Page, widget: Locator, name: string): Promise<void> {
  const chart = widget.getByRole('application');
  const words = widget.getByRole('status');
  await widget.getByRole('button', { name: /^More about/ }).focus();
  await page.keyboard.press('Tab');
  await expect(chart, `${name}: the stop after the menu`).toBeFocused();
  await expect(words).toBeEmpty();
  await page.keyboard.press('ArrowRight');
  await expect(words, `${name}: the first value`).toContainText(': ');
  const firstWords = await words.innerText();
  if ((await widget.getByRole('rowheader').count()) > 1) {
    await page.keyboard.press('ArrowRight');
    await expect(words, `${name}: the second value`).not.toHaveText(firstWords);
    await page.keyboard.press('Home');
    await expect(words).toHaveText(firstWords);
  }
  await page.keyboard.press('Tab');
  const isInside = () => chart.evaluate((element) => element.contains(document.activeElement));
  expect(await isInside(), `${name}: Tab leaves the chart`).toBe(false);
  await expect(words).toBeEmpty();
}

/** The table has the same values; the keyboard opens it. */
async function expectTable(page: Page, widget: Locator, name: string): Promise<void> {
  const count = await widget.getByRole('rowheader').count();
  await widget.getByRole('button', { name: 'Table', exact: true }).press('Enter');
  await expect(widget.getByRole('application')).toHaveCount(0);
  await expect(widget.getByRole('table', { name }), `${name}: table`).toBeVisible();
  await expect(widget.getByRole('rowheader')).toHaveCount(count);
}

for (const [who, person] of Object.entries(people))
  for (const theme of ['light', 'dark'] as const)
    test(`each figure of the ${who} is readable in the ${theme} theme, by keyboard, and as a table`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      await declineCookies(context, baseURL);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const widgets = await openFigures(page, person);
      for (const widget of widgets) {
        const name = await nameOf(widget);
        const part = `[aria-labelledby="${(await widget.getAttribute('aria-labelledby')) ?? ''}"]`;
        await expectAccessibleIn(theme, { page, part }, `${who}: ${name}`);
        if ((await widget.getByRole('application').count()) === 0) continue;
        await expectReadable(page, widget, name);
        await expectTable(page, widget, name);
        await expectAccessibleIn(theme, { page, part }, `${who}: ${name} as a table`);
      }
    });

/** Texts that are cut: by their box, or by the edge of their drawing. */
function readCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const isCut = (element: Element): boolean => {
      const { overflowX, clipPath } = getComputedStyle(element);
      if (overflowX === 'visible' || element.closest('svg') !== null || element.matches('select, input')) return false;
      // Words for screen readers only are in a box of one pixel.
      return clipPath === 'none' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    };
    const isOutside = (text: Element): boolean => {
      const drawing = text.closest('svg')?.getBoundingClientRect();
      const box = text.getBoundingClientRect();
      return drawing !== undefined && (box.left < drawing.left - 1 || box.right > drawing.right + 1);
    };
    const texts = [
      ...[...main.querySelectorAll('*')].filter(isCut),
      ...[...main.querySelectorAll('text')].filter(isOutside),
    ];
    return texts.map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`);
  });
}

for (const [who, person] of Object.entries(people))
  test(`the figures of the ${who} fit 320 px, with forced colours, as charts and as tables`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await declineCookies(context, baseURL);
    const widgets = await openFigures(page, person);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      await expectFits(page, 320);
      expect.soft(await readCutTexts(page), `${who}: cut texts, forced colours ${forcedColors}`).toEqual([]);
    }
    for (const widget of widgets)
      if ((await widget.getByRole('application').count()) > 0) await expectTable(page, widget, await nameOf(widget));
    await expectFits(page, 320);
    expect.soft(await readCutTexts(page), `${who}: cut texts of the tables`).toEqual([]);
  });

test('paper is light in the dark theme', async ({ page, context, baseURL }) => {
  await declineCookies(context, baseURL);
  await page.emulateMedia({ colorScheme: 'light' });
  await openFigures(page, 'recruiter');
  const inks = () =>
    page.evaluate(() => [...document.querySelectorAll('main h1, main h2')].map((one) => getComputedStyle(one).color));
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  const lightInks = await inks();
  await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
  expect(await inks()).not.toEqual(lightInks);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await inks()).toEqual(lightInks);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await inks()).toEqual(lightInks);
});
