import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const colourRules = ['color-contrast', 'link-in-text-block'];

/** Switches the system's colours and waits for the transitions, which run one level of the page after the other. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const running = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    });
  await expect.poll(running).toBe(0);
}

/** Findings of axe, each with its elements. @param rules check only these */
async function findings(page: Page, isOnlySerious: boolean, rules?: string[]): Promise<string[]> {
  // The page has no frames, so axe needs no second window; only violations are computed.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
    })
    .analyze();
  return violations
    .filter(({ impact }) => !isOnlySerious || impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`).join('; ')}`,
    );
}

/** No findings of axe in both themes. The page stays in the dark theme. */
export async function expectAccessible(page: Page, name: string, isOnlySerious = false): Promise<void> {
  await turn(page, 'light');
  expect.soft(await findings(page, isOnlySerious), `${name}: axe in light`).toEqual([]);
  await turn(page, 'dark');
  // The page differs only in its colours.
  expect.soft(await findings(page, isOnlySerious, colourRules), `${name}: axe in dark`).toEqual([]);
}
