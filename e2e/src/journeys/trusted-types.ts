import type { Page } from '@playwright/test';

import { frame } from '../support/frame';
import { expect, test } from '../support/person-test';
import { watchRequests } from '../support/settled';

/** Pages of all layouts; `below` is a link to a text that the browser itself inserts as HTML. */
const walks = {
  visitor: [{ path: '/' }, { path: '/events' }, { path: '/chapters' }, { path: '/news', below: '/news/' }],
  latina: [{ path: '/my' }],
  recruiter: [{ path: '/dashboards' }],
  admin: [{ path: '/admin' }, { path: '/admin/chapters' }, { path: '/admin/news/1' }],
} as const satisfies Readonly<Record<string, readonly { readonly path: string; readonly below?: string }[]>>;

/** Violations of the content policy, on all documents of the page. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const note = Reflect.get(globalThis, 'noteViolation') as (violation: string) => void;
      note(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

/** Tests the pages of a walk in a language, which is the prefix of their addresses. */
export function testTrustedPages(who: keyof typeof walks, language: '' | '/es' | '/pt'): void {
  const pages: readonly { readonly path: string; readonly below?: string }[] = walks[who];
  test.describe(who, () => {
    test.use({ person: who === 'visitor' ? null : who });

    test(`pages for ${who} in ${language || '/en'} work under Trusted Types without a violation`, async ({ page }) => {
      const violations = await watchViolations(page);
      const waitUntilSettled = watchRequests(page);
      for (const { path, below } of pages) {
        const answer = await page.goto(`${language}${path}`);
        const policy = answer?.headers()['content-security-policy'];
        expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types enlace(;|$)/);
        await expect(frame(page).heading).toBeVisible();
        await waitUntilSettled();
        if (below === undefined) continue;
        await frame(page).main.locator(`a[href^="${language}${below}"]`).first().click();
        await expect(page).toHaveURL(new RegExp(below));
        await expect(page.locator('main h2, main p').first()).toBeVisible();
        await waitUntilSettled();
      }
      expect(violations).toEqual([]);
    });
  });
}
