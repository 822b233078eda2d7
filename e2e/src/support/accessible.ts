import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colourRules = ['color-contrast', 'link-in-text-block'];

/** A check of one page. */
interface AxeCheck {
  readonly page: Page;
  /** Selector of the checked part; the whole page when it is missing. */
  readonly part?: string;
}

/**
 * Switches the system's colours and waits for the transitions of the checked part, which run one level after the other.
 * Those of a page below a dialog can wait until they are drawn.
 */
async function turn({ page, part = ':root' }: AxeCheck, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const running = () =>
    page.evaluate(async (selector) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const isInPart = ({ effect }: Animation): boolean =>
        effect instanceof KeyframeEffect && Boolean(effect.target?.closest(selector));
      return document.getAnimations().filter((one) => one instanceof CSSTransition && isInPart(one)).length;
    }, part);
  await expect.poll(running).toBe(0);
}

interface AxeRun {
  /** Names of the checked rules; all rules when they are missing. */
  readonly rules?: string[];
  /** Whether axe has run in this document before: then its code is still there. */
  readonly isLoaded?: boolean;
}

/** Findings of axe, each with its elements. */
async function findings({ page, part }: AxeCheck, { rules, isLoaded = false }: AxeRun = {}): Promise<string[]> {
  // The page has no frames, so axe needs no second window; only violations are computed.
  const builder = new AxeBuilder(isLoaded ? { page, axeSource: ';' } : { page }).setLegacyMode();
  const { violations } = await (part === undefined ? builder : builder.include(part))
    .options({
      resultTypes: ['violations'],
      ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
    })
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
  );
}

/** No findings of axe in one theme. */
export async function expectAccessibleIn(colorScheme: 'light' | 'dark', check: AxeCheck, name: string): Promise<void> {
  await turn(check, colorScheme);
  expect.soft(await findings(check), `${name}: axe in ${colorScheme}`).toEqual([]);
}

/** No findings of axe in both themes. The page stays in the dark theme. */
export async function expectAccessible(check: AxeCheck, name: string): Promise<void> {
  await turn(check, 'light');
  expect.soft(await findings(check), `${name}: axe in light`).toEqual([]);
  await turn(check, 'dark');
  // The page differs only in its colours.
  expect.soft(await findings(check, { rules: colourRules, isLoaded: true }), `${name}: axe in dark`).toEqual([]);
}
