import { expect, test as base } from './person-test';

/**
 * Tests that only visit pages: those of one user also share the page, because the process of a new one compiles all
 * scripts again. After a failure Playwright starts a new worker, with new pages.
 */
export const test = base.extend({
  page: async ({ context, quiet: _quiet }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
    // Those of this test's wait for answers.
    for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.removeAllListeners(event);
  },
});

export { expect };
