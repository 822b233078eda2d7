import type { BrowserContext } from '@playwright/test';

import { sharedOrigin } from './env';
import { signIn } from './sign-in';
import { expect, test as base } from './test';

export interface Options {
  /** The signed-in demo user of the page; null for a visitor. */
  readonly person: string | null;
}

export interface WorkerFixtures {
  /** A user's browser: one sign-in per worker, with a shared cache for all tests. */
  readonly browserOf: (person: string | null) => Promise<BrowserContext>;
}

/** Tests that only read pages: those of one user share a browser, each with a separate page. */
export const test = base.extend<Options, WorkerFixtures>({
  person: [null, { option: true }],
  browserOf: [
    async ({ browser }, use) => {
      const contexts = new Map<string | null, Promise<BrowserContext>>();
      const enter = async (person: string | null): Promise<BrowserContext> => {
        const context = await browser.newContext({ baseURL: sharedOrigin(), locale: 'en-US' });
        if (person === null) return context;
        const page = await context.newPage();
        await signIn(page, person);
        await page.close();
        return context;
      };
      await use((person) => {
        const context = contexts.get(person) ?? enter(person);
        contexts.set(person, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
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
