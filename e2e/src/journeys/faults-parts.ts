import type { Page, Route } from '@playwright/test';

import { declineCookies } from '../support/decline-cookies';
import { expectAccessible } from '../support/accessible';
import { frame } from '../support/frame';
import { partOf } from '../support/lazy-parts';
import type { PartJourney, PartStep } from '../support/part-steps';
import { expect, test } from '../support/person-test';

const loadErrors = /Failed to load resource|ERR_FAILED|ChunkLoadError|Loading chunk|part|net::/;

const card = (page: Page) => page.getByText('This part could not be loaded.');
const retry = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ has: card(page) })
    .getByRole('button', { name: 'Try again' });

interface PartRequests {
  readonly failures: ReadonlyMap<string, number>;
  readonly loadedParts: ReadonlySet<string>;
}

/** Fails each file for which `isBroken` answers true; records the failures and the answers of each part. */
async function breakParts(page: Page, isBroken: (part: string, failures: number) => boolean): Promise<PartRequests> {
  const failures = new Map<string, number>();
  const loadedParts = new Set<string>();
  await page.route(/\/(remotes|assets)\/.*\.js/, (route: Route) => {
    const part = partOf(route.request().url());
    const count = part === null ? 0 : (failures.get(part) ?? 0);
    if (part === null || !isBroken(part, count)) return route.fallback();
    failures.set(part, count + 1);
    return route.abort();
  });
  page.on('requestfinished', (request) => {
    const part = partOf(request.url());
    if (part !== null) loadedParts.add(part);
  });
  return { failures, loadedParts };
}

async function openPage(page: Page, path: string, origin: string): Promise<void> {
  // The cookie banner would cover buttons.
  await declineCookies(page.context(), origin);
  await page.goto(path);
  await expect(frame(page).heading).toBeVisible();
}

/** Waits until the files of a step have run, and the frame that shows them is drawn. */
async function waitForParts(page: Page, parts: readonly string[], { loadedParts }: PartRequests): Promise<void> {
  for (const part of parts) await expect.poll(() => loadedParts.has(part), `answer for ${part}`).toBe(true);
  // The chunk loader removes the element of a file that has run.
  await expect(page.locator('script[data-webpack]')).toHaveCount(0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** A dialog that a part has opened has no findings of axe, and Escape closes it. */
async function checkDialog(page: Page, part: string): Promise<void> {
  // By the attribute: a dialog below another one has no role for assistive technology.
  const dialog = page.locator('[role=dialog]');
  if ((await dialog.count()) === 0) return;
  // The page behind it is checked in every-screen.full.e2e.ts.
  await expectAccessible({ page, part: '[role=dialog]' }, part);
  // Only now: a dialog over another one can be drawn later than its code is there.
  const count = await dialog.count();
  await page.keyboard.press('Escape');
  // A dialog over another one closes alone.
  await expect(dialog, `${part}: dialogs after Escape`).toHaveCount(count - 1);
}

/** The steps that a step continues, from the one that begins on a new page. */
function stepsBefore(steps: readonly PartStep[], index: number): readonly PartStep[] {
  const start = steps.findLastIndex(({ continues }, at) => at <= index && continues !== true);
  return steps.slice(start, index);
}

/** Whether the step after this one needs what this one has opened. */
const isContinued = (steps: readonly PartStep[], index: number): boolean => steps[index + 1]?.continues === true;

/** Indexes of the first steps of a journey, each with the steps that continue it. */
function chainsOf(steps: readonly PartStep[]): readonly (readonly number[])[] {
  return steps.flatMap((step, index) => {
    if (step.continues === true) return [];
    const end = steps.findIndex(({ continues }, at) => at > index && continues !== true);
    return [[...steps.keys()].slice(index, end === -1 ? undefined : end)];
  });
}

const namesOf = (parts: readonly string[]): string => parts.map((part) => part.replace(/^.*\//, '')).join(', ');

/** Tests of the lazy files of a page: one that fails once, and one that is missing. */
export function testPartsOf({ path, person, steps }: PartJourney): void {
  const loudSteps = steps.filter(({ isQuiet }) => isQuiet !== true);
  // All loud parts have the same loader, which the second test follows to its end: the first one takes one of them.
  const isTriedOnce = (step: PartStep, index: number): boolean =>
    step.isQuiet === true || step === loudSteps[0] || isContinued(steps, index);

  test.describe(path, () => {
    test.use({ person, expectedErrors: loadErrors });

    for (const [index, step] of steps.entries())
      // One file at a time: a part of several files is requested again once.
      for (const part of isTriedOnce(step, index) ? step.parts : [])
        test(`${path}: ${namesOf([part])} that fails once is requested again without a word`, async ({
          page,
          baseURL,
        }) => {
          const requests = await breakParts(page, (name, count) => name === part && count === 0);
          await openPage(page, path, baseURL ?? '');
          for (const earlierStep of stepsBefore(steps, index)) await earlierStep.open?.(page);
          await step.open?.(page);
          await expect.poll(() => requests.failures.get(part), `failures of ${part}`).toBe(1);
          await waitForParts(page, [part], requests);
          await expect(card(page)).toHaveCount(0);
          await expect(page.locator('main h1')).toBeVisible();
          await expect(frame(page).card).toBeHidden();
          // The second test checks the dialogs of all other steps.
          if (step.isQuiet === true || isContinued(steps, index)) await checkDialog(page, part);
        });

    for (const chain of chainsOf(steps)) {
      const chainSteps = chain.flatMap((index) => steps[index] ?? []);
      const loudParts = chainSteps.flatMap(({ isQuiet, parts }) => (isQuiet === true ? [] : parts));
      if (loudParts.length === 0) continue;

      test(`${path}: a missing ${namesOf(loudParts)} leaves the page in its place, and "Try again" mends it`, async ({
        page,
        baseURL,
      }) => {
        const brokenParts = new Set<string>();
        const requests = await breakParts(page, (part) => brokenParts.has(part));
        for (const [at, { parts, open, isQuiet, continues }] of chainSteps.entries()) {
          // Only its own files: the page can show other parts, for example news of a job.
          brokenParts.clear();
          if (isQuiet !== true) for (const part of parts) brokenParts.add(part);
          if (continues !== true) await openPage(page, path, baseURL ?? '');
          await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
          await open?.(page);
          if (isQuiet === true) continue;
          // The part was requested twice, without a word.
          for (const part of parts)
            await expect.poll(() => requests.failures.get(part), `failures of ${part}`).toBeGreaterThan(1);
          await expect(card(page).first(), `message for ${parts.join()}`).toBeVisible();
          await expect(page.locator('main h1')).toBeVisible();
          await expect(frame(page).card).toBeHidden();
          for (const part of parts) brokenParts.delete(part);
          await expect(async () => {
            while ((await retry(page).count()) > 0) await retry(page).first().click({ timeout: 500 });
            await expect(card(page)).toHaveCount(0, { timeout: 500 });
          }).toPass({ timeout: 10_000 });
          await waitForParts(page, parts, requests);
          expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
          if (!isContinued(chainSteps, at)) await checkDialog(page, parts.join());
        }
      });
    }
  });
}
