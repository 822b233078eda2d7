import type { Page } from '@playwright/test';

/** When an element first came and when it was gone again, in milliseconds of the page; null: not yet. */
export interface Sighting {
  readonly came: number | null;
  readonly went: number | null;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  var enlaceSightings: Record<string, { came: number | null; went: number | null }>;
  var enlaceShifts: { readonly at: number; readonly value: number }[];
}

/** Notes from the first drawing on when elements come and go, and every shift of the layout. Call before opening. */
export async function watchFor(page: Page, selectors: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((wanted) => {
    globalThis.enlaceSightings = {};
    globalThis.enlaceShifts = [];
    for (const name of Object.keys(wanted)) globalThis.enlaceSightings[name] = { came: null, went: null };
    const look = () => {
      for (const [name, selector] of Object.entries(wanted)) {
        const sighting = globalThis.enlaceSightings[name];
        if (sighting === undefined) continue;
        const isThere = document.querySelector(selector) !== null;
        if (isThere) sighting.came ??= performance.now();
        else if (sighting.came !== null) sighting.went ??= performance.now();
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        globalThis.enlaceShifts.push({ at: entry.startTime, value: (entry as LayoutShift).value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, selectors);
}

export async function sightingOf(page: Page, name: string): Promise<Sighting> {
  const found = await page.evaluate((wanted) => globalThis.enlaceSightings[wanted], name);
  if (found === undefined) throw new Error(`nobody watches for ${name}`);
  return found;
}

/** How long it took from one sighting to the next; fails when one of them was not. */
export async function timeBetween(page: Page, from: string, to: string): Promise<number> {
  const [first, second] = [await sightingOf(page, from), await sightingOf(page, to)];
  if (first.came === null || second.came === null) throw new Error(`not seen: ${first.came === null ? from : to}`);
  return second.came - first.came;
}

/** Sum of the layout's shifts since a moment of the page, once two more frames are drawn. */
export async function shiftSince(page: Page, moment: number): Promise<number> {
  return page.evaluate(async (since) => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    return globalThis.enlaceShifts.filter(({ at }) => at >= since).reduce((sum, { value }) => sum + value, 0);
  }, moment);
}
