import type { BrowserContext } from '@playwright/test';

import { sharedOrigin } from './env';
import { signIn } from './sign-in';
import { expect, test as base } from './test';

interface Options {
  /** Who opens the page; null for a visitor. */
  readonly person: string | null;
}

interface WorkerFixtures {
  /** A person's browser. She signs in once per worker, and what she has fetched once is there for the next test. */
  readonly browserOf: (person: string | null) => Promise<BrowserContext>;
}

/** Tests that look at pages and change nothing: those of one person share her browser, each with a page of its own. */
export const test = base.extend<Options, WorkerFixtures>({
  person: [null, { option: true }],
  browserOf: [
    async ({ browser }, use) => {
      const known = new Map<string | null, Promise<BrowserContext>>();
      const enter = async (person: string | null): Promise<BrowserContext> => {
        const context = await browser.newContext({ baseURL: sharedOrigin(), locale: 'en-US' });
        if (person === null) return context;
        const page = await context.newPage();
        await signIn(page, person);
        await page.close();
        return context;
      };
      await use((person) => {
        const context = known.get(person) ?? enter(person);
        known.set(person, context);
        return context;
      });
      for (const context of known.values()) await (await context).close();
    },
    { scope: 'worker' },
  ],
  context: async ({ person, browserOf }, use) => use(await browserOf(person)),
  page: async ({ context, quiet: _quiet }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

export { expect };
