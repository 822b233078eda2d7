import { test as base, expect, type Page } from '@playwright/test';

import { sharedOrigin } from './env';
import { type Core, startLimitMs, startOwnGateway } from './own-gateway';
import { watchPage } from './watch-page';

export interface Options {
  /** Console errors and page errors that a test causes on purpose; any other one fails it. */
  readonly expectedErrors: RegExp | null;
}

export interface Fixtures {
  /** Watches every page of the test's context. */
  readonly quiet: void;
}

export interface WorkerOptions {
  /** The runtime core of every page in the tests. */
  readonly core: Core;
}

export interface WorkerFixtures {
  /** Origin of the pages: the shared gateway, or a gateway of this worker for another core. */
  readonly site: string;
}

/** Every test fails when a page logs an error, throws, or violates its content policy. */
export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  core: ['small', { option: true, scope: 'worker' }],
  site: [
    async ({ core }, use) => {
      if (core === 'small') return use(sharedOrigin());
      const gateway = await startOwnGateway(core);
      await use(gateway.origin);
      return gateway.stop();
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  baseURL: ({ site }, use) => use(site),
  expectedErrors: [null, { option: true }],
  quiet: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = [];
      const stops: (() => void)[] = [];
      const watch = (page: Page) => stops.push(watchPage(page, problems));
      // A page of earlier tests, and new ones.
      context.pages().forEach(watch);
      context.on('page', watch);
      await use();
      context.off('page', watch);
      for (const stop of stops) stop();
      expect(
        problems.filter((problem) => !expectedErrors?.test(problem)),
        'errors in the console, thrown errors and violations of the content policy',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
