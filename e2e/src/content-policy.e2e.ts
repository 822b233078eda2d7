import { expect, test } from './support/test';

test('the policy lets nothing run but what the page itself brought', async ({ page }) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'nonce-[\w-]{20,}' 'strict-dynamic'/);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  const again = (await page.goto('/'))?.headers()['content-security-policy'];
  expect(again).not.toBe(policy);
});
