import { enter } from './support/enter';
import { frame } from './support/frame';
import { expect, test } from './support/test';

test.describe('a feature of a package', () => {
  test.use({ expectedErrors: /503|ERR_FAILED/ });

  test('is switched at once, goes back when the server fails, and stays when it does not', async ({ page }) => {
    await enter(page, 'admin', '/admin/packages?role_id=4');
    const { main } = frame(page);
    const flag = main.getByRole('grid').getByRole('switch').first();
    await expect(flag).toBeVisible();
    const name = (await flag.getAttribute('aria-label')) ?? '';
    const before = await flag.isChecked();
    await page.route(
      '**/api/features/updatetoggle',
      (route) =>
        route.fulfill({ status: 503, json: { error: 'UNAVAILABLE', message: 'Back soon.', code: 'UNAVAILABLE' } }),
      { times: 1 },
    );
    await flag.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/could not be changed .* Back soon\./)).toBeVisible();
    await expect(flag).toBeChecked({ checked: before });
    await expect(flag).toBeFocused();

    const request = page.waitForRequest('**/api/features/updatetoggle');
    await page.keyboard.press('Space');
    const sentRequest = await request;
    expect(sentRequest.headers()['content-type']).toContain('multipart/form-data');
    await expect(flag).toHaveAttribute('aria-busy', 'false');
    await page.reload();
    await expect(main.getByRole('switch', { name, exact: true })).toBeChecked({ checked: !before });

    await main.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/\/admin\/versionings\?role_id=4/);
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText('switched');
  });
});
