import { expect, test as base } from './person-test';

/**
 * Tests that only visit pages: those of one user also share the page, because the process of a new one compiles all
 * scripts again. A failed test leaves a new page to the next one.
 */
export const test = base.extend({
  page: async ({ context, quiet: _quiet }, use, info) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
    for (const event of ['request', 'requestfinished', 'requestfailed'] as const) page.removeAllListeners(event);
    if (info.status !== info.expectedStatus) await page.close();
  },
});

export { expect };
