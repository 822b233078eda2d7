import { testRefusedMember, testRefusedVisitor } from './journeys/rights';
import { enter } from './support/enter';
import { expect, test } from './support/test';

testRefusedMember('/admin');
testRefusedVisitor('/my');

test('files of protected remotes are refused to whoever may not see them', async ({ page, playwright, baseURL }) => {
  await enter(page, 'admin', '/admin');
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/remotes/mf-admin-content/')),
  );
  expect(entries.length).toBeGreaterThan(1);
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  for (const url of entries) {
    expect((await page.request.get(url)).status(), url).toBe(200);
    expect((await visitor.get(url)).status(), url).toBe(403);
  }
  await visitor.dispose();
});
