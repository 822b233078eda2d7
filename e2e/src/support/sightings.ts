import type { Page } from '@playwright/test';

/** Times when an element first appeared and disappeared, in milliseconds of the page; null before. */
export interface Sighting {
  readonly came: number | null;
  readonly went: number | null;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Text of a page that is on its way. */
export const loading = 'main [role=status] p';

declare global {
  var enlaceSightings: Record<string, { came: number | null; went: number | null }>;
  var enlaceShifts: { readonly at: number; readonly value: number }[];
}

/**
 * Records from the first drawing on when elements appear and disappear, and every layout shift. Call it before
 * opening.
 */
export async function watchFor(page: Page, selectors: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((selectors) => {
    globalThis.enlaceSightings = {};
    globalThis.enlaceShifts = [];
    for (const name of Object.keys(selectors)) globalThis.enlaceSightings[name] = { came: null, went: null };
    const look = () => {
      for (const [name, selector] of Object.entries(selectors)) {
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
  const sighting = await page.evaluate((sightingName) => globalThis.enlaceSightings[sightingName], name);
  if (sighting === undefined) throw new Error(`nobody watches for ${name}`);
  return sighting;
}

/** Time between two sightings; fails when one is missing. */
export async function timeBetween(page: Page, from: string, to: string): Promise<number> {
  const [first, second] = [await sightingOf(page, from), await sightingOf(page, to)];
  if (first.came === null || second.came === null) throw new Error(`not seen: ${first.came === null ? from : to}`);
  return second.came - first.came;
}

/** Sum of the layout shifts since a moment of the page, after two more frames. */
export async function shiftSince(page: Page, moment: number): Promise<number> {
  return page.evaluate(async (since) => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    return globalThis.enlaceShifts.filter(({ at }) => at >= since).reduce((sum, { value }) => sum + value, 0);
  }, moment);
}
