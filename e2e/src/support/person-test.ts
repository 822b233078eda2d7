import type { BrowserContext } from '@playwright/test';

import { sharedOrigin } from './env';
import { signIn } from './sign-in';
import { expect, test as base } from './test';

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Options {
  /** Who opens the page; null for a visitor. */
  readonly person: string | null;
}

interface WorkerFixtures {
  /** What a person's browser keeps once she is signed in; she signs in once per worker. */
  readonly storageOf: (person: string) => Promise<Stored>;
}

export const test = base.extend<Options, WorkerFixtures>({
  person: [null, { option: true }],
  storageOf: [
    async ({ browser }, use) => {
      const known = new Map<string, Promise<Stored>>();
      const enter = async (person: string): Promise<Stored> => {
        const page = await browser.newPage({ baseURL: sharedOrigin() });
        await signIn(page, person);
        const stored = await page.context().storageState();
        await page.context().close();
        return stored;
      };
      await use((person) => {
        const stored = known.get(person) ?? enter(person);
        known.set(person, stored);
        return stored;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ person, storageOf }, use) => use(person === null ? undefined : await storageOf(person)),
});

export { expect };
