import { frame } from './support/frame';
import { expect, test } from './support/test';

test.use({ expectedErrors: /status of 404/ });

test('an unknown path answers 404 with the page that says so, and a way on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toContain('<title data-head>Page not found · Enlace</title>');
  await expect(frame(page).heading).toHaveText('We could not find that page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index,follow');
});

test('a missing file is no page', async ({ request }) => {
  for (const path of ['/assets/shell.0123456789.js', '/remotes/mf-public/0.0.0/remoteEntry.js', '/no-such.png']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).not.toContain('text/html');
  }
});
